// What a loop does: begins, goes another round, ends.

/** @import { Change } from "types/journey.d.ts" */
/** @import { Sentence } from "./sentence.js" */

import { cut } from "../wording.js";
import { isFlow } from "./sentence.js";

/** @param {Sentence} sentence @returns {string | null} */
export function loopOf(sentence) {
  const end = sentence.source.loopEnds.get(sentence.line);
  const heads = /^\s*(?:\w+\s*:\s*)?for\s+(?:case\s+)?(?:let\s+|var\s+)?\(?([\w\s,()]+?)\)?\s+in\s+(.+?)\s*[{:]?\s*$/.exec(sentence.code);
  if (!end || !heads || sentence.hasCall) return null;
  const isInside = sentence.isSameCall && sentence.state.line >= sentence.line && sentence.state.line <= end;
  const over = cut(heads[2].replace(/\s*\{.*$|:\s*\S.*$/, "").replace(/^enumerate\((.+)\)$|^(.+)\.enumerated\(\)$/, "$1$2"), 40);
  const hasChanges = sentence.state.events.some(
    ({ kind, slot }) =>
      kind === "part" || kind === "splice" || (kind === "bind" && !heads[1].match(/[A-Za-z_]\w*/g)?.includes(sentence.telling.slot(slot))),
  );
  // A body on the line of its loop has steps of its own.
  if (hasChanges && (!isInside || sentence.state.line === sentence.line)) return null;
  if (!isInside) return sentence.with("the loop is done", isFlow).replace(/^(.*); the loop is done$/s, "the loop is done; $1");
  const names = heads[1].match(/[A-Za-z_]\w*/g) ?? [];
  const isBound = sentence.state.events.some(({ kind, slot }) => kind === "bind" && names.includes(sentence.telling.slot(slot)));
  if (sentence.state.line === sentence.line && !isBound && sentence.player.language === "python") return `the loop over ${over} begins`;
  const values = names
    .filter((name) => name !== "_")
    .map((name) => ({ name, found: sentence.namesNow().binding(name) }))
    .filter(({ found }) => found)
    .map(({ name, found }) => `${name} is ${sentence.say(found?.value)}`);
  /** @param {Change} one */
  const others = ({ kind, slot }) => kind !== "condition" && !(kind === "bind" && names.includes(sentence.telling.slot(slot)));
  return sentence.with(`${roundOf(sentence, end) === 0 ? "first" : "next"} round${values.length ? `: ${joined(values)}` : ""}`, others);
}

/** @param {Sentence} sentence @param {number} end */
function roundOf(sentence, end) {
  const {
    census,
    moment: { frames },
  } = sentence.player;
  return census?.roundOf(sentence.state.step, frames.length, sentence.line, end) ?? null;
}

/** @param {string[]} list */
const joined = (list) => (list.length < 2 ? list.join("") : `${list.slice(0, -1).join(", ")} and ${list.at(-1)}`);
