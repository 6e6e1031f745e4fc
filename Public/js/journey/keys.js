// The keyboard: one table for what keys do and for the sheet that says so.

/** @import { Context, Player, SlotView } from "types/journey.d.ts" */

import { make } from "./dom.js";

/**
 * `[keys, what it does, action(context)]`; a capital letter means with Shift.
 * @type {[string[], string, (context: Context) => unknown][]}
 */
export const keyTable = [
  [["ArrowRight", "l"], "next step", ({ player }) => player.next()],
  [["ArrowLeft", "h"], "previous step", ({ player }) => player.previous()],
  [["Home"], "first step", ({ player }) => player.first()],
  [["End"], "last step", ({ player }) => player.last()],
  [[" "], "play or pause", ({ player }) => player.playback.toggle()],
  [["+", "="], "faster", ({ player }) => player.playback.shiftSpeed(1)],
  [["-"], "slower", ({ player }) => player.playback.shiftSpeed(-1)],
  [["ArrowDown", "j"], "step over a call", ({ player }) => player.over(1)],
  [["ArrowUp", "k"], "step over, back", ({ player }) => player.over(-1)],
  [["o"], "step out of the call", ({ player }) => player.out(1)],
  [["O"], "step out, back", ({ player }) => player.out(-1)],
  [["g"], "go to a step", ({ controls }) => controls.field.select()],
  [["n"], "next change of the chosen variable", ({ player }) => player.change(1)],
  [["N"], "previous change of it", ({ player }) => player.change(-1)],
  [["v"], "choose the next variable", (context) => chooseName(context.player, 1)],
  [["V"], "choose the previous variable", (context) => chooseName(context.player, -1)],
  [["i"], "pin the chosen variable on top, or let it go", ({ variables }) => variables.toggle("pinned")],
  [["x"], "hide it, or show it again", ({ variables }) => variables.toggle("hidden")],
  [["e"], "show its whole value, or a line of it", ({ variables }) => variables.toggle("opened")],
  [["f"], "next run of this (or the chosen) line", ({ player }) => player.hit(1)],
  [["F"], "previous run of it", ({ player }) => player.hit(-1)],
  [["b"], "breakpoint at this line", ({ player }) => player.toggleBreakpoint(player.chosenLine ?? player.moment.state.line)],
  [["c"], "run on to a breakpoint", ({ player }) => player.run(1)],
  [["C"], "run back to a breakpoint", ({ player }) => player.run(-1)],
  [["/"], "write a condition to stop at", ({ controls }) => controls.watchField.focus()],
  [["t"], "data or tree of calls", ({ switchView }) => switchView()],
  [["r"], "read the values of this (or the chosen) line", ({ lineValues }) => lineValues.toggle()],
  [["q"], "predict the next value", ({ quiz }) => quiz()],
  [["s"], "link to this step", ({ share }) => share()],
  [["p"], "picture of this step", ({ exportSheet }) => exportSheet()],
  [["?"], "this sheet", ({ help }) => help()],
  [["Escape"], "close what was opened", () => {}],
];

/** @type {{ [key: string]: string }} */
const named = { Escape: "Esc", ArrowRight: "→", ArrowLeft: "←", ArrowDown: "↓", ArrowUp: "↑", " ": "Space" };

/** @param {Player} player @param {number} by */
function chooseName(player, by) {
  const names = player.frame?.slots.map((/** @type {SlotView} */ { name }) => name) ?? [];
  if (!names.length) return;
  const place = names.indexOf(player.chosenName);
  player.chosenName = names[(place + by + names.length) % names.length];
  player.tell();
}

/**
 * Does this element want the key for itself?
 * @param {Element} element @param {string} key
 */
function wants(element, key) {
  if (element.closest("dialog[open]")) return true;
  if (element.matches?.("input[type=range]")) return false;
  if (element.matches?.("input, select, textarea, [contenteditable]") || element.closest?.(".cm-editor")) return true;
  return key === " " && Boolean(element.closest?.("button, summary, a"));
}

/**
 * Escape closes what is open in the player, or leaves a field of it; only then does the page hear of it.
 * @param {KeyboardEvent & { target: HTMLElement }} event @param {(target: Element) => boolean} isMine @param {Context} third
 */
function escapeKey(event, isMine, { closeOne }) {
  const { target } = event;
  if (event.key !== "Escape" || !isMine(target) || target.closest("dialog[open]")) return;
  const isField = target.matches("input:not([type=range])");
  if (!closeOne?.() && !isField) return;
  if (isField) target.closest(".journey")?.focus({ preventScroll: true });
  event.preventDefault();
  event.stopPropagation();
}

/**
 * Listens on the page; `isMine(target)` says whether a key that was pressed there is for this player.
 * @param {Context} context @param {(target: Element) => boolean} isMine @param {typeof keyTable} [table]
 */
export function listen(context, isMine, table = keyTable) {
  const actions = new Map(table.flatMap(([keys, , action]) => keys.map((key) => [key, action])));
  /** @param {KeyboardEvent & { target: HTMLElement }} event */
  const leave = (event) => escapeKey(event, isMine, context);
  /** @param {KeyboardEvent & { target: HTMLElement }} event */
  const handler = (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const action = actions.get(event.key);
    if (!action || event.key === "Escape" || !isMine(event.target) || wants(event.target, event.key)) return;
    event.preventDefault();
    if (event.key !== " ") context.player.playback.pause();
    action(context);
  };
  document.addEventListener("keydown", handler);
  document.addEventListener("keydown", leave, true);
  return () => {
    document.removeEventListener("keydown", handler);
    document.removeEventListener("keydown", leave, true);
  };
}

/** @param {typeof keyTable} [table] */
export function makeHelp(table = keyTable) {
  const rows = table.map(([keys, what]) =>
    make(
      "div",
      {},
      make("dt", {}, ...keys.map((key) => make("kbd", {}, named[key] ?? (/^[A-Z]$/.test(key) ? `Shift+${key}` : key)))),
      make("dd", {}, what),
    ),
  );
  const close = make("button", { type: "button", click: () => dialog.close() }, "Close");
  const dialog = make(
    "dialog.sheet.journey-help",
    { "aria-label": "Keys" },
    make("h2", {}, "Keys"),
    make("dl.journey-keys", {}, ...rows),
    close,
  );
  return dialog;
}
