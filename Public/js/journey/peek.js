// What the expression under the pointer is at the shown step: `nums[i] + nums[j]` = 2 + 7 = 9. Nothing is run for it.

/** @import { Expression, Frame, FunctionInfo, Player, Trace, Value } from "types/journey.d.ts" */

import { below, readAt } from "./reading.js";
import { tokensOf } from "./tokens.js";
import { bound, Names } from "./names.js";
import { reckon } from "./reckoning.js";
import { bare } from "./codeline.js";
import { make, setText } from "./dom.js";
import { Wording } from "./wording.js";

const longest = 60;

/**
 * The smallest expression of a line that covers a place in its text, or null.
 * @param {string} line @param {number} at @param {string} language
 */
function expressionAt(line, at, language) {
  for (const node of expressionsIn(line, language)) if (node.from <= at && at < node.to) return smallest(node, at);
  return null;
}

/** @param {Expression} node @param {number} at @returns {Expression} */
function smallest(node, at) {
  // A method's or field's name stands for the whole up to it.
  const inner = below(node).find(({ from, to }) => from <= at && at < to);
  return inner ? smallest(inner, at) : node;
}

/**
 * `nums[i] + nums[j] = 2 + 7 = 9`; null where it is not known.
 * @param {Player} player @param {number} number @param {number} at
 */
export function peekAt(player, number, at) {
  const line = player.source.lines[number - 1] ?? "";
  const node = expressionAt(line, at, player.language);
  const names = node && namesAt(player, number);
  return names ? told(player, line, node, names) : null;
}

/**
 * Each expression of a line that is known, those that a larger one is made of behind it: `[{ text, steps, depth }]`.
 * @param {Player} player @param {number} number
 */
export function lineValues(player, number) {
  const line = player.source.lines[number - 1] ?? "";
  const names = namesAt(player, number);
  const found = new Map();
  /** @param {Expression} node @param {number} depth */
  const add = (node, depth) => {
    const value = names && told(player, line, node, names);
    if (value && !found.has(value.text)) found.set(value.text, { ...value, depth });
    for (const part of below(node).sort((a, b) => a.from - b.from)) add(part, value ? depth + 1 : depth);
  };
  if (names) for (const node of expressionsIn(line, player.language)) add(node, 0);
  return [...found.values()];
}

/**
 * The longest expressions of a line, from left to right.
 * @param {string} line @param {string} language @returns {Generator<Expression, void, void>}
 */
function* expressionsIn(line, language) {
  const tokens = tokensOf(line.slice(0, bare(line, language).length));
  for (let place = 0; place < tokens.length; place++) {
    const node = readAt(line, tokens[place].from, language, tokens);
    if (!node) continue;
    yield node;
    while (tokens[place + 1] && tokens[place + 1].from < node.to) place++;
  }
}

/** The names as a line sees them: those of a call of the line's function, of the functions around it, and of the top level. */
class LineNames extends Names {
  /** @param {string} name */
  binding(name) {
    const { functions } = this.trace;
    const own = functions.get(this.frame.fn);
    const frames = this.frames.slice(0, this.frames.indexOf(this.frame) + 1);
    const around = frames.filter((frame) => frame === this.frame || frame === this.frames[0] || holds(functions.get(frame.fn), own));
    for (const frame of around.reverse()) {
      const found = bound(frame, name, this.trace);
      if (found) return found;
    }
    return undefined;
  }
}

/**
 * Of the shown call, if that is in the line's function, else of the last one that is; null if none is.
 * @param {Player} player @param {number} number @returns {LineNames | null}
 */
function namesAt(player, number) {
  const { trace, cursor, moment } = player;
  const { objects, frames: open } = cursor.live;
  // Behind the last step the calls that ended keep their variables.
  const ended = moment.frames.length > open.length ? cursor.changes.flatMap(({ frame }) => (frame?.values ? [frame] : [])).reverse() : [];
  const frames = [...open, ...ended];
  const fn = functionOf(trace, number);
  /** @param {Frame} frame */
  const runs = (frame) => frame.fn === fn?.id || (isClosure(trace.functions.get(frame.fn)) && isIn(trace.functions.get(frame.fn), number));
  const own = fn ? frames.filter(runs) : frames.slice(0, 1);
  const frame = own.find(({ call }) => call === player.frame?.call) ?? own.at(-1);
  return frame ? new LineNames(trace, { frames, objects }, frame) : null;
}

/** @param {FunctionInfo} fn */
const isClosure = (fn) => Boolean(fn?.name.startsWith("closure in "));
/** @param {FunctionInfo} fn @param {number} line */
const isIn = (fn, line) => Boolean(fn) && fn.line > 0 && line >= fn.line && line <= fn.endLine;
/** @param {FunctionInfo} outer @param {FunctionInfo} inner */
const holds = (outer, inner) => isIn(outer, inner?.line) && isIn(outer, inner?.endLine);

/**
 * The innermost function that a line stands in; undefined at the top of a program.
 * @param {Trace} one @param {number} line
 */
function functionOf({ functions }, line) {
  return [...functions.values()]
    .filter((fn) => isIn(fn, line) && !isClosure(fn))
    .reduce(
      (best, fn) => (best && best.endLine - best.line <= fn.endLine - fn.line ? best : fn),
      /** @type {FunctionInfo | undefined} */ (undefined),
    );
}

/** @param {Player} player @param {string} line @param {Expression} node @param {Names} names */
function told(player, line, node, names) {
  const value = node.kind === "literal" ? undefined : reckon(node, names);
  if (value === undefined) return null;
  const state = { objects: names.objects };
  /** @param {Value} each */
  const say = (each) => player.trace.speech.say(each, 24, state);
  // Of one place in the data the value is all there is to say.
  const filled = ["name", "index", "member"].includes(node.kind) ? null : new Wording(line, names, { say }).filled(node);
  const [text, result] = [line.slice(node.from, node.to), player.trace.speech.say(value, longest, state)];
  const steps = [filled && filled !== text && filled !== result ? filled : null, result].filter(Boolean);
  return { text, steps, from: node.from, to: node.to };
}

/**
 * Shows it beside the pointer while that rests on the program; a finger's tap does as well.
 * @param {Player} player @param {HTMLElement} list
 */
export function makePeek(player, list) {
  const element = make("p.journey-peek", { role: "status", hidden: true });
  let last = "";

  /** @param {PointerEvent & { target: Known }} event */
  function look(event) {
    const place = placeIn(event);
    const found = place && peekAt(player, place.line, place.at);
    const key = found ? `${place.line},${found.from},${found.to},${player.step}` : "";
    if (key === last && key) return;
    last = key;
    element.hidden = !found;
    if (!found) return;
    setText(element, [found.text, ...found.steps].join(" = "));
    const box = place.row.getBoundingClientRect();
    const frame = element.offsetParent?.getBoundingClientRect() ?? { left: 0, top: 0 };
    element.style.left = `${Math.max(4, event.clientX - frame.left - 12)}px`;
    element.style.top = `${box.bottom - frame.top + 2}px`;
  }

  /** @param {{ target: Known, clientX: number, clientY: number }} one */
  function placeIn({ target, clientX, clientY }) {
    const row = target.closest?.("li")?.querySelector("code");
    if (!row?.contains(target)) return null;
    const spot = document.caretPositionFromPoint?.(clientX, clientY) ?? rangeAt(clientX, clientY);
    if (!spot || !row.contains(spot.offsetNode)) return null;
    const range = document.createRange();
    range.setStart(row, 0);
    range.setEnd(spot.offsetNode, spot.offset);
    const at = range.toString().length;
    return { row, line: [...list.children].indexOf(row.parentElement) + 1, at: Math.max(0, before(row, at, clientX) ? at - 1 : at) };
  }

  /** @param {number} x @param {number} y */
  function rangeAt(x, y) {
    const range = document.caretRangeFromPoint?.(x, y);
    return range && { offsetNode: range.startContainer, offset: range.startOffset };
  }

  /**
   * A caret stands between two letters: is the pointer on the one before?
   * @param {Node} row @param {number} at @param {number} x
   */
  function before(row, at, x) {
    let left = at;
    for (const node of textsOf(row)) {
      if (left > node.length) {
        left -= node.length;
        continue;
      }
      const range = document.createRange();
      range.setStart(node, Math.min(left, node.length));
      range.collapse(true);
      return range.getBoundingClientRect().left > x;
    }
    return false;
  }

  /** Whether there was something to hide. */
  function hide() {
    const wasShown = !element.hidden;
    last = "";
    element.hidden = true;
    return wasShown;
  }

  list.addEventListener("pointermove", look);
  // A finger does not hover.
  list.addEventListener("click", look);
  list.addEventListener("pointerleave", hide);
  return { element, hide };
}

/** @param {Node} node */
function* textsOf(node) {
  const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) yield/** @type {Text} */ (walker.currentNode);
}
