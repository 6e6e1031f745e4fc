// What the run answered, beside what was expected; each value of it can be asked where it came from.

/** @import { Held, Live, Origins, Outcome, Player, Told, Trace, Value } from "types/journey.d.ts" */

import { answerOrigin } from "./reasons.js";
import { make } from "./dom.js";

const mostCalls = 2000;
const mostParts = 40;
const longest = 80;
/** @param {string} text */
const cut = (text) => (text.length > longest ? `${text.slice(0, longest - 1)}…` : text);

/**
 * The calls from the program's top level that have ended: `[{ call, exit }]`.
 * @param {Trace} one
 */
function topCalls({ calls, steps }) {
  const found = [];
  for (let call = 1; call < Math.min(calls.count, mostCalls); call++) {
    if (calls.parent[call] <= 0 && calls.exit[call] <= steps) found.push({ call, exit: calls.exit[call] });
  }
  return found;
}

/** @param {Value} value @param {Live} live */
const contents = (value, live) => (value?.kind === "reference" ? live.objects.get(value.id)?.value : value);

/**
 * Where two lists of answers differ first.
 * @param {unknown[]} got @param {unknown[]} expected
 */
const firstDifference = (got, expected) => got.findIndex((item, place) => JSON.stringify(item) !== JSON.stringify(expected[place]));

/**
 * `outcome`: `{ got, expected, isRight, isDesign }` as the judge compared them, or undefined where nothing is known.
 * @param {Player} player @param {Origins} origins @param {Outcome | undefined} outcome
 */
export function makeAnswer(player, origins, outcome) {
  const { trace } = player;
  const element = make("p.journey-answer", { hidden: true });
  const isWrong = outcome?.isRight === false;
  const calls = topCalls(trace);
  let chosen = calls.at(-1);
  let [got, expected, name] = [outcome?.got, outcome?.expected, ""];
  if (outcome?.isDesign && Array.isArray(got) && Array.isArray(expected) && calls.length >= got.length) {
    const at = Math.max(0, firstDifference(got, expected));
    [chosen, got, expected] = [calls[at], got[at], expected[at]];
    name = chosen ? `call ${at + 1}, ${trace.functions.get(trace.calls.fn[chosen.call])?.name.split(".").pop()}, ` : "";
  }
  const cursor = chosen && trace.cursor(chosen.exit);
  const exit = cursor?.changes.find(({ kind, call }) => kind === "exit" && call === chosen.call);
  if (exit && (exit.value !== undefined || got !== undefined)) fill();
  element.classList.toggle("trouble", isWrong);

  function fill() {
    const state = { objects: cursor.live.objects, frames: [], events: [] };
    const value = exit.value ?? null;
    const whole = value?.kind === "reference" ? state.objects.get(value.id)?.value : value;
    const isPlaced = value === null && got !== null && got !== undefined;
    const parts = isPlaced ? leftParts() : partsOf(value, whole, state);
    const wanted =
      expected === undefined || outcome?.isRight !== false ? [] : [", expected ", make("code", {}, cut(JSON.stringify(expected)))];
    element.append(`${name}${isPlaced ? "ended with" : "returned"} `, ...parts, ...wanted);
  }

  /**
   * Each element of a list by itself, else the value whole.
   * @param {Value} value @param {Value} whole @param {Told} state
   */
  function partsOf(value, whole, state) {
    const isList = whole?.kind === "list" || whole?.kind === "tuple";
    /** @param {Value} item @param {number} limit */
    const say = (item, limit) => trace.speech.say(item, limit, state);
    if (!isList || whole.length === 0 || whole.length > mostParts) return [part(cut(say(value, longest)), value, [])];
    const [open, close] = whole.kind === "list" ? ["[", "]"] : ["(", ")"];
    return [open, ...[...whole.slice(0, whole.length)].flatMap((item, at) => [at ? ", " : "", part(say(item, 24), value, [at])]), close];
  }

  /** What was changed in place: the first argument that is a list. */
  function leftParts() {
    const { live } = trace.cursor(chosen.exit - 1);
    const frame = live.frames.find(({ call }) => call === chosen.call);
    const slot = (trace.functions.get(trace.calls.fn[chosen.call])?.parameters ?? []).find(
      (each) => contents(frame?.values.get(each), live)?.kind === "list",
    );
    if (slot === undefined || !Array.isArray(got) || got.length > mostParts || !got.length) return [cut(JSON.stringify(got))];
    const value = /** @type {Held} */ (frame.values.get(slot));
    const holder = value.kind === "reference" ? { object: value.id, path: [] } : { slot, call: chosen.call, path: [] };
    /** @param {unknown} item @param {number} at */
    const button = (item, at) =>
      make(
        "button.journey-part",
        {
          type: "button",
          title: "Where this came from",
          click: () => {
            origins.show(`${trace.slots.get(slot).name}[${at}]`, { ...holder, path: [at] }, chosen.exit);
          },
        },
        cut(JSON.stringify(item)),
      );
    return ["[", ...got.flatMap((item, at) => [at ? ", " : "", button(item, at)]), "]"];
  }

  /** @param {string} text @param {Value} value @param {number[]} path */
  function part(text, value, path) {
    return make(
      "button.journey-part",
      {
        type: "button",
        title: "Where this came from",
        click: () => {
          const found = answerOrigin(trace, player.source.lines, chosen.exit, value, path);
          const title = `${text}${path.length ? ` at index ${path[0]} of the answer` : ", the answer,"}`;
          if (found.place) origins.show(title, found.place, chosen.exit);
          else origins.explain(title, chosen.exit, found.reasons ?? []);
        },
      },
      text,
    );
  }

  return {
    element,
    update() {
      element.hidden = !element.firstChild || !(isWrong || player.step === player.steps);
    },
  };
}
