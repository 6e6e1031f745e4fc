// Diagnostics in the editor: a mark in the gutter, an underline, the message on hover; those of a run
// also paint their line, and a line that is changed loses them. What was found while typing stays until
// the next answer, so that nothing flickers. The bundle has no lint extension, so this is our own.

/** @import { CodeMirror, Diagnostic, Mark, Theirs } from "types/pages.d.ts" */

/** @type {{ [severity: string]: number }} */
const rank = { error: 0, warning: 1, note: 2 };

/** @param {CodeMirror} cm */
export function diagnostics(cm) {
  const set = cm.StateEffect.define();

  const field = cm.StateField.define({
    create: () => [],
    /** @param {Mark[]} items @param {Theirs} transaction */
    update(items, transaction) {
      let known = items;
      if (transaction.docChanged) {
        const { changes, newDoc, startState } = transaction;
        known = known.flatMap((item) => {
          const line = startState.doc.lineAt(item.start);
          if (!item.isLive && changes.touchesRange(line.from, line.to)) return [];
          const start = changes.mapPos(item.start, 1);
          const end = Math.max(start, changes.mapPos(item.end, -1));
          return [{ ...item, from: newDoc.lineAt(start).from, start, end }];
        });
      }
      for (const effect of transaction.effects) if (effect.is(set)) known = effect.value;
      return known;
    },
    /** @param {Theirs} self */
    provide: (self) => cm.EditorView.decorations.from(self, (/** @type {Mark[]} */ items) => decorations(cm, items)),
  });

  /** @param {Theirs} state @param {number} position */
  const at = (state, position) => {
    const from = state.doc.lineAt(position).from;
    return state.field(field).filter((/** @type {Mark} */ item) => item.from === from);
  };

  const gutter = cm.gutter({
    class: "cm-diagnostics",
    /** @param {Theirs} view @param {Theirs} line */
    lineMarker(view, line) {
      const items = at(view.state, line.from);
      return items.length > 0 ? marker(cm, items) : null;
    },
    /** @param {Theirs} update */
    lineMarkerChange: (update) => update.startState.field(field) !== update.state.field(field),
    initialSpacer: () => marker(cm, [{ severity: "note", message: "" }]),
  });

  const tip = cm.hoverTooltip((/** @type {Theirs} */ view, /** @type {number} */ position) => {
    const items = at(view.state, position);
    if (items.length === 0) return null;
    const line = view.state.doc.lineAt(position);
    return { pos: line.from, end: line.to, above: true, create: () => ({ dom: message(items) }) };
  });

  /**
   * Lines and columns are counted from 1; what lies outside the text is left out.
   * @param {Theirs} state @param {Diagnostic[]} list @param {boolean} isLive
   */
  function effect(state, list, isLive) {
    const items = list
      .filter((item) => item.line >= 1 && item.line <= state.doc.lines)
      .map((item) => ({ ...item, isLive, ...place(state.doc.line(item.line), item.column) }));
    return set.of(items.toSorted((a, b) => a.from - b.from || rank[a.severity] - rank[b.severity]));
  }

  return { extension: [field, gutter, tip], effect };
}

/**
 * What to underline: the word or text at the column, or the whole line where only the line is known.
 * @param {Theirs} line @param {number} column
 */
function place(line, column) {
  const indent = line.text.search(/\S|$/);
  if (column - 1 < indent) return { from: line.from, start: line.from + indent, end: line.to };
  const offset = Math.min(column - 1, Math.max(indent, line.length - 1));
  const word = line.text.slice(offset).match(/^[\p{L}\p{N}_]+|^(["'`]).*?\1|^./u)?.[0] ?? "";
  return { from: line.from, start: line.from + offset, end: line.from + offset + word.length };
}

/** @param {CodeMirror} cm @param {Mark[]} items */
function decorations(cm, items) {
  const worst = new Map();
  for (const item of items) {
    if (!item.isLive && !worst.has(item.from)) worst.set(item.from, item.severity);
  }
  const lines = [...worst].map(([from, severity]) => cm.Decoration.line({ class: `diagnostic-${severity}` }).range(from));
  const words = items
    .filter((item) => item.start < item.end)
    .map((item) => cm.Decoration.mark({ class: `underlined ${item.severity}` }).range(item.start, item.end));
  return cm.Decoration.set([...lines, ...words], true);
}

/** @param {CodeMirror} cm @param {{ severity: string, message: string }[]} items */
function marker(cm, items) {
  return new (class extends cm.GutterMarker {
    toDOM() {
      const dot = document.createElement("span");
      dot.className = `diagnostic-dot ${items[0].severity}`;
      dot.title = items.map((item) => item.message).join("\n");
      return dot;
    }
  })();
}

/** @param {Mark[]} items */
function message(items) {
  const element = document.createElement("div");
  element.className = "diagnostic-tip";
  element.textContent = items.map((item) => `${item.severity}: ${item.message}`).join("\n");
  return element;
}
