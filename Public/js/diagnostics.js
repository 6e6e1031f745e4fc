// Diagnostics in the editor: a mark in the gutter, the line's background, the message on hover.
// A line that is changed loses its mark; the bundle has no lint extension, so this is our own.

const rank = { error: 0, warning: 1, note: 2 };

export function diagnostics(cm) {
  const set = cm.StateEffect.define();

  const field = cm.StateField.define({
    create: () => [],
    update(items, transaction) {
      let known = items;
      if (transaction.docChanged) {
        known = known.flatMap((item) => {
          const line = transaction.startState.doc.lineAt(item.from);
          if (transaction.changes.touchesRange(line.from, line.to)) return [];
          return [{ ...item, from: transaction.changes.mapPos(item.from, 1) }];
        });
      }
      for (const effect of transaction.effects) if (effect.is(set)) known = effect.value;
      return known;
    },
    provide: (self) => cm.EditorView.decorations.from(self, (items) => decorations(cm, items)),
  });

  const at = (state, position) => {
    const from = state.doc.lineAt(position).from;
    return state.field(field).filter((item) => item.from === from);
  };

  const gutter = cm.gutter({
    class: "cm-diagnostics",
    lineMarker(view, line) {
      const items = at(view.state, line.from);
      return items.length > 0 ? marker(cm, items) : null;
    },
    lineMarkerChange: (update) => update.startState.field(field) !== update.state.field(field),
    initialSpacer: () => marker(cm, [{ severity: "note", message: "" }]),
  });

  const tip = cm.hoverTooltip((view, position) => {
    const items = at(view.state, position);
    if (items.length === 0) return null;
    const line = view.state.doc.lineAt(position);
    return { pos: line.from, end: line.to, above: true, create: () => ({ dom: message(items) }) };
  });

  /** Lines and columns are counted from 1; what lies outside the text is left out. */
  function effect(state, list) {
    const items = list.filter((item) => item.line >= 1 && item.line <= state.doc.lines)
      .map((item) => ({ ...item, from: state.doc.line(item.line).from }));
    return set.of(items.toSorted((a, b) => a.from - b.from || rank[a.severity] - rank[b.severity]));
  }

  return { extension: [field, gutter, tip], effect };
}

function decorations(cm, items) {
  const worst = new Map();
  for (const item of items) if (!worst.has(item.from)) worst.set(item.from, item.severity);
  return cm.Decoration.set(
    [...worst].map(([from, severity]) => cm.Decoration.line({ class: `diagnostic-${severity}` }).range(from)),
  );
}

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

function message(items) {
  const element = document.createElement("div");
  element.className = "diagnostic-tip";
  element.textContent = items.map((item) => `${item.severity}: ${item.message}`).join("\n");
  return element;
}
