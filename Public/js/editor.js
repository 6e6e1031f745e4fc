// The code editor over the form's text area, which stays the field and the fallback.

/** @import { CodeMirror, Diagnostic, Theirs } from "types/pages.d.ts" */

import { colours } from "./colours.js";
import { diagnostics } from "./diagnostics.js";

const host = document.querySelector("[data-editor]");
/** @type {((text: string) => void)[]} */
const listeners = [];
/** @type {Theirs} */
let view = null;
/** @type {Theirs} */
let marks = null;
let isQuiet = false;
// The stylesheet's, or what the settings say instead.
const tabWidth = Number(getComputedStyle(document.documentElement).getPropertyValue("--editor-tab")) || 4;

const field = () => document.getElementById("source");

export const text = () => field().value;

export function focus() {
  if (view) view.focus();
  else field().focus();
}

/**
 * Calls back with every change that the learner makes.
 * @param {(text: string) => void} listener
 */
export function onChange(listener) {
  listeners.push(listener);
}

/**
 * Puts a text into the editor; it can be undone there.
 * @param {string} source
 */
export function write(source) {
  field().value = source;
  if (!view || view.state.doc.toString() === source) return;
  isQuiet = true;
  view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: source } });
  isQuiet = false;
}

/** @param {number} line @param {number} column */
export function goTo(line, column) {
  if (!view) return goToPlain(line, column);
  if (line > view.state.doc.lines) return focus();
  const target = view.state.doc.line(line);
  const anchor = Math.min(target.from + Math.max(0, column - 1), target.to);
  view.dispatch({ selection: { anchor }, scrollIntoView: true });
  view.focus();
}

/** @param {number} line @param {number} column */
function goToPlain(line, column) {
  const before = text()
    .split("\n")
    .slice(0, line - 1)
    .join("\n").length;
  const place = before + (line > 1 ? 1 : 0) + Math.max(0, column - 1);
  focus();
  field().setSelectionRange(place, place);
}

function changed() {
  for (const listener of listeners) listener(text());
}

/**
 * Marks diagnostics in the text; those found while typing stay until the next ones come.
 * @param {Diagnostic[]} found @param {boolean} isLive
 */
export function mark(found, isLive) {
  if (view) view.dispatch({ effects: marks.effect(view.state, found, isLive) });
}

function showDiagnostics() {
  mark(JSON.parse(document.getElementById("diagnostics")?.textContent ?? "[]"), false);
}

/** @param {CodeMirror} cm */
async function open(cm) {
  const name = document.getElementById("workbench").dataset.language;
  const language = cm.LanguageDescription.matchLanguageName(cm.languages, name, true);
  const support = await language?.load();
  marks = diagnostics(cm);
  const nonce = document.querySelector("script[nonce]")?.nonce ?? "";
  view = new cm.EditorView({
    doc: field().value,
    parent: host,
    extensions: [
      cm.EditorView.cspNonce.of(nonce),
      marks.extension,
      cm.Prec.highest(colours(cm)),
      cm.basicSetup,
      support ?? [],
      cm.indentUnit.of(" ".repeat(tabWidth)),
      cm.EditorState.tabSize.of(tabWidth),
      // Tab indents, so Escape lets the next Tab leave the editor.
      cm.keymap.of([cm.indentWithTab, { key: "Escape", run: cm.temporarilySetTabFocusMode }]),
      cm.EditorView.contentAttributes.of({
        "aria-label": field().getAttribute("aria-label"),
        "aria-describedby": "editor-help",
      }),
      cm.EditorView.updateListener.of((/** @type {Theirs} */ update) => {
        if (!update.docChanged) return;
        field().value = update.state.doc.toString();
        if (!isQuiet) changed();
      }),
    ],
  });
  field().hidden = true;
  showDiagnostics();
}

// A restored draft comes as a new text area.
document.addEventListener("swap", (event) => {
  if (event.target.id === "source") {
    event.target.hidden = view !== null;
    write(event.target.value);
  } else if (event.target.id === "results") {
    showDiagnostics();
  }
});

document.addEventListener("click", (event) => {
  const button = event.target.closest?.("button[data-line]");
  if (button) goTo(Number(button.dataset.line), Number(button.dataset.column));
});

export const ready = (async () => {
  if (!host) return;
  host.addEventListener("input", (event) => {
    if (event.target === field()) changed();
  });
  try {
    await open(await import("../vendor/codemirror/index.js"));
  } catch (error) {
    console.warn("The plain text area stays:", error);
  }
  host.classList.add(view ? "rich" : "plain");
})();
