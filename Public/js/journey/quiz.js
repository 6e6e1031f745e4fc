// "Predict the next value": asks what a variable will be after the next statement, checks, keeps the score.

/** @import { ObjectsById, Player, Prediction, Trace, Value } from "types/journey.d.ts" */

import { make, setText } from "./dom.js";
import { isScalar, itemsOf, nothing, short } from "./values.js";

const farthest = 2000;

/**
 * Values that a person can write down.
 * @param {Value} value @param {ObjectsById} objects
 */
function isAskable(value, objects) {
  if (value === undefined || value?.kind === "opaque" || value?.kind === "unset") return false;
  if (isScalar(value)) return String(short(value, 40)).length <= 30;
  const items = itemsOf(value, objects);
  return items !== null && items.length <= 8 && items.every(isScalar);
}

/**
 * The next question from a step on: `{ step, line, name, old, answer }`, or null. Walks a cursor of its own.
 * @param {Trace} trace @param {number} from @param {string | null} [chosen] @returns {Prediction | null}
 */
function nextQuestion(trace, from, chosen = null) {
  const cursor = trace.cursor(from);
  for (let count = 0; count < farthest && cursor.step < trace.steps; count++) {
    const before = cursor.state;
    const [line, call] = [before.line, before.frames.at(-1)?.call];
    if (!cursor.next()) return null;
    const { frames, objects } = cursor.state;
    const frame = frames.at(-1);
    if (!frame || frame.call !== call || frame.entered) continue;
    const slots = frame.slots.filter((slot) => slot.changed && slot.changes.length === 0 && isAskable(slot.value, objects));
    const slot = slots.find(({ name }) => name === chosen) ?? slots[0];
    if (!slot || (slot.old !== undefined && short(slot.old, 200, objects) === short(slot.value, 200, objects))) continue;
    return {
      step: cursor.step,
      line,
      name: slot.name,
      old: slot.old === undefined ? null : short(slot.old, 60, objects),
      answer: short(slot.value, 200, objects),
    };
  }
  return null;
}

/** @param {string} text */
const plain = (text) =>
  text
    .trim()
    .toLowerCase()
    .replace(/["'“”‘’\s]/g, "");
const nothings = new Set(["none", "nil", "null", "nothing"]);

/**
 * Does the guess say the same as the answer? Quotes, spaces and capitals do not matter, `2` is `2.0`.
 * @param {string} guess @param {string} answer
 */
export function isRight(guess, answer) {
  const [a, b] = [plain(guess), plain(answer)];
  if (a === b) return true;
  if (nothings.has(a) && plain(answer) === plain(nothing())) return true;
  return a !== "" && b !== "" && Number.isFinite(Number(a)) && Number(a) === Number(b);
}

/** @param {Player} player */
export function makeQuiz(player) {
  const score = { right: 0, asked: 0 };
  /** @type {Prediction | null} */
  let question = null;
  const text = make("label.journey-question", { for: "journey-guess" });
  const field = make("input", { type: "text", id: "journey-guess", autocomplete: "off", spellcheck: "false" });
  const verdict = make("p.note", { role: "status" });
  const tally = make("span.note");
  const check = make("button.primary", { type: "submit" }, "Check");
  const form = make(
    "form",
    {
      /** @param {Event} event */
      submit: (event) => {
        event.preventDefault();
        answer();
      },
    },
    field,
    check,
    make("button", { type: "button", click: () => skip() }, "Skip"),
    make("button.quiet", { type: "button", click: () => close() }, "Stop"),
    tally,
  );
  const element = make(
    "section.journey-panel.journey-quiz",
    {
      "aria-label": "Predict the next value",
      hidden: true,
    },
    text,
    form,
    verdict,
  );

  function ask() {
    question = nextQuestion(player.trace, player.step, player.chosenName);
    if (!question) {
      const isCut = player.steps - player.step > farthest;
      setText(
        text,
        isCut
          ? `Nothing to predict in the next ${farthest.toLocaleString("en")} steps: go further, then ask again.`
          : "Nothing more to predict up to the end of this run.",
      );
      return;
    }
    player.go(question.step - 1);
    const was = question.old === null ? "" : ` It is ${question.old} now.`;
    setText(text, `Line ${question.line} runs next. What will ${question.name} be then?${was}`);
    field.value = "";
    field.focus();
  }

  function answer() {
    if (!question || field.value.trim() === "") return;
    score.asked++;
    const isGood = isRight(field.value, question.answer);
    if (isGood) score.right++;
    player.go(question.step);
    setText(
      verdict,
      isGood
        ? `Right: ${question.name} is ${question.answer}.`
        : `Not quite: ${question.name} is ${question.answer}, you wrote ${field.value}.`,
    );
    verdict.className = isGood ? "note good" : "note bad";
    setText(tally, `${score.right} of ${score.asked} right`);
    ask();
  }

  /** Goes past the question: from before it, it would be the next one again. */
  function skip() {
    if (question) player.go(question.step);
    setText(verdict, "");
    ask();
  }

  function open() {
    player.playback.pause();
    element.hidden = false;
    setText(verdict, "");
    ask();
  }

  function close() {
    // Where keys work on.
    if (element.contains(document.activeElement)) element.closest(".journey").focus({ preventScroll: true });
    element.hidden = true;
    question = null;
  }

  return { element, close, toggle: () => (element.hidden ? open() : close()), score };
}
