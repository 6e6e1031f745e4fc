// A sentence for what the statement before a step did, as a person would say it: how a test came out and why, what a loop
// does, what a value was made of. What has no such words is told as the trace itself tells it (trace/telling.js).

/** @import { Player } from "types/journey.d.ts" */

import { isFlow, Sentence } from "./narration/sentence.js";
import { testOf } from "./narration/tests.js";
import { loopOf } from "./narration/loops.js";
import { endingOf, swapOf } from "./narration/returns.js";
import { choiceOf, heapOf, makingOf } from "./narration/made.js";
import { quietOf } from "./narration/quiet.js";

/**
 * The line that ran before the step; 0 at the beginning, or while it is not known yet.
 * @param {Player} player
 */
export function ranLine(player) {
  const { census, step } = player;
  return step > 0 && census && census.done >= step ? census.lines[step - 1] : 0;
}

/** @param {Player} player @returns {string} */
export function narrationOf(player) {
  const {
    moment: { state },
    trace,
    step,
  } = player;
  if (step === 0) return trace.narrate(state) || "The program begins";
  return opened(textOf(new Sentence(player)));
}

/**
 * A sentence begins with a capital letter, unless it begins with a name of the program.
 * @param {string} text
 */
const opened = (text) =>
  text.replace(
    /^(the (?:loop|error|condition|closure)|first round|next round|nothing|on to|line \d|(?:add|append|take|put|push|insert|remove|call|try) (?!is\b|=))/,
    (word) => word[0].toUpperCase() + word.slice(1),
  );

/** @param {Sentence} sentence */
function textOf(sentence) {
  const told =
    testOf(sentence) ??
    loopOf(sentence) ??
    choiceOf(sentence) ??
    endingOf(sentence) ??
    swapOf(sentence) ??
    heapOf(sentence) ??
    makingOf(sentence);
  return told ?? (sentence.telling.fitting(() => sentence.telling.parts(isFlow)) || quietOf(sentence));
}
