// What the expression under the pointer is at the shown step: `nums[i] + nums[j]` = 2 + 7 = 9. Nothing is run for it.

import { below, readAt, tokensOf } from "./reading.js";
import { Names, reckon } from "./reckoning.js";
import { bare } from "./source.js";
import { make, setText } from "./dom.js";
import { Wording } from "./wording.js";

const longest = 60;

/** The smallest expression of a line that covers a place in its text, or null. */
export function expressionAt(line, at, language) {
  const code = bare(line, language);
  if (at >= code.length) return null;
  const tokens = tokensOf(line.slice(0, code.length));
  let best = null;
  for (let place = 0; place < tokens.length; place++) {
    const node = readAt(line, tokens[place].from, language, tokens);
    if (!node) continue;
    if (node.from <= at && at < node.to) best = smallest(node, at);
    if (best) return best;
    while (tokens[place + 1] && tokens[place + 1].from < node.to) place++;
  }
  return best;
}

function smallest(node, at) {
  // A method's or field's name stands for the whole up to it.
  const inner = below(node).find(({ from, to }) => from <= at && at < to);
  return inner ? smallest(inner, at) : node;
}

/** `nums[i] + nums[j] = 2 + 7 = 9`; null where it is not known. */
export function peekAt(player, number, at) {
  const line = player.source.lines[number - 1] ?? "";
  const node = expressionAt(line, at, player.language);
  if (!node || node.kind === "literal") return null;
  const frames = player.cursor.live.frames;
  const frame = player.frame ? frames.find(({ call }) => call === player.frame.call) : frames.at(-1);
  const owner = frames.findLast(({ fn }) => isIn(player.trace.functions.get(fn), number)) ?? frame;
  const names = new Names(player.trace, player.cursor.live, isIn(player.trace.functions.get(frame?.fn), number) ? frame : owner);
  const value = reckon(node, names);
  if (value === undefined) return null;
  const state = { objects: names.objects };
  const say = (each) => player.trace.speech.say(each, 24, state);
  const filled = new Wording(line, names, { say }).filled(node);
  const [text, result] = [line.slice(node.from, node.to), player.trace.speech.say(value, longest, state)];
  const steps = [filled && filled !== text && filled !== result ? filled : null, result].filter(Boolean);
  return { text, steps, from: node.from, to: node.to };
}

const isIn = (fn, line) => Boolean(fn) && fn.line > 0 && line >= fn.line && line <= fn.endLine;

/** Shows it beside the pointer while that rests on the program; a finger's tap does as well. */
export function makePeek(player, list) {
  const element = make("p.journey-peek", { role: "status", hidden: true });
  let last = "";

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

  function rangeAt(x, y) {
    const range = document.caretRangeFromPoint?.(x, y);
    return range && { offsetNode: range.startContainer, offset: range.startOffset };
  }

  /** A caret stands between two letters: is the pointer on the one before? */
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

  const hide = () => {
    last = "";
    element.hidden = true;
  };
  list.addEventListener("pointermove", look);
  // A finger does not hover.
  list.addEventListener("click", look);
  list.addEventListener("pointerleave", hide);
  return { element, hide };
}

function* textsOf(node) {
  const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) yield walker.currentNode;
}
