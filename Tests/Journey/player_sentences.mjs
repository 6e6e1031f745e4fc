// What the player says of each step, and what of it can be asked for: sentences, hovered expressions, where values came from.

/** @import { Expression, ReferenceValue, State, Trace } from "types/journey.d.ts" */
/** @import { Equal, Made, Test } from "types/tests.d.ts" */

import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Census } from "../../Public/js/journey/census.js";
import { examplesFor } from "../../Public/js/journey/examples.js";
import { narrationOf } from "../../Public/js/journey/narration.js";
import { lineValues, peekAt } from "../../Public/js/journey/peek.js";
import { placeOf, valueAt } from "../../Public/js/journey/places.js";
import { Player } from "../../Public/js/journey/player.js";
import { readWhole } from "../../Public/js/journey/reading.js";
import { answerOrigin, reasonsOf } from "../../Public/js/journey/reasons.js";
import { Names } from "../../Public/js/journey/names.js";
import { reckon, truthOf } from "../../Public/js/journey/reckoning.js";
import { finish } from "../../Public/js/journey/trace/work.js";
import { readTest } from "../../Public/js/journey/wording.js";
import { writing } from "../../Public/js/journey/writes.js";
import { traceOf } from "./player_structures.mjs";
import { sentences } from "./player_told.mjs";

const longest = 120;
const mostSteps = 3000;

/**
 * A player whose run is counted whole.
 * @param {Trace} trace
 */
async function counted(trace) {
  const player = new Player(trace);
  const census = new Census(player.trace, player.source.tests);
  player.census = census;
  await new Promise((resolve) => {
    census.onProgress(({ isComplete }) => isComplete && resolve(census));
    census.start();
  });
  return player;
}

/** What no sentence may have: an arrow from nothing, an object's number, a member's empty value, more than a line. */
const uglyIn = (/** @type {string} */ text) =>
  /→|#\d|\bundefined\b|\bNaN\b|\[object|\] = None \(set\)|^; |; ;/.test(text) || [...text].length > longest;

/** @param {Test} test @param {Equal} equal */
export async function said(test, equal) {
  for (const [ending, rows] of Object.entries(sentences)) {
    const player = await counted(traceOf(`sentences.${ending}`));
    for (const [step, text] of /** @type {[number, string][]} */ (rows)) {
      player.go(step);
      test(`sentences.${ending}, step ${step}, is told as a person would`, () => equal(narrationOf(player), text));
    }
  }
  const folder = fileURLToPath(new URL("player", import.meta.url));
  for (const file of readdirSync(folder).filter((name) => name.endsWith(".djt"))) {
    const faults = await faultsOf(traceOf(file.replace(/\.djt$/, "")));
    test(`every step of ${file} is told in a plain sentence, and its tests come out as they were recorded`, () => equal(faults, []));
  }
}

/**
 * What is wrong with what is said of a run.
 * @param {Trace} trace
 */
export async function faultsOf(trace) {
  const player = await counted(trace);
  return [...ugly(player), ...mistaken(player), ...misplaced(player)];
}

/**
 * Steps whose sentence is ugly, long or empty.
 * @param {Player} player
 */
function ugly(player) {
  const found = [];
  for (let step = 0; step <= Math.min(player.steps, mostSteps); step++) {
    player.go(step);
    const [told, plain] = [narrationOf(player), player.trace.narrate(player.moment.state)];
    if (!told || uglyIn(told) || uglyIn(plain)) found.push(`step ${step} is told as “${told}”, plainly as “${plain}”`);
  }
  return found;
}

/**
 * Tests whose values, as they are reckoned, say something else than what was recorded.
 * @param {Player} player
 */
function mistaken(player) {
  const found = [];
  for (let step = 1; step <= Math.min(player.steps, mostSteps); step++) {
    player.go(step);
    const { events } = player.moment.state;
    const names = new Names(player.trace, /** @type {State} */ (player.earlier(1)));
    const asked = events.filter(({ kind, line, value }) => kind === "condition" && line === names.frame?.line && value !== null);
    const clauses = readTest(player.source.tests.get(names.frame?.line)?.text ?? "", player.language);
    if (asked.length !== 1 || clauses.length !== 1 || !clauses[0].node) continue;
    const truth = truthOf(reckon(clauses[0].node, names), names);
    if (truth !== undefined && truth !== asked[0].value) found.push(`step ${step}: ${clauses[0].clause} did not come out ${truth}`);
  }
  return found;
}

/**
 * Variables of the last steps whose last write is not the last step at which they changed, seen from the states alone.
 * @param {Player} player
 */
function misplaced(player) {
  const found = [];
  const step = Math.max(0, Math.min(player.steps, mostSteps) - 1);
  player.go(step);
  for (const { id, name } of player.moment.frame?.slots ?? []) {
    const place = { slot: id, call: player.moment.frame.call, path: [] };
    const told = finish(writing(player.trace, { place, step, most: 1 })).writes[0]?.step;
    const show = (/** @type {number} */ at) => {
      const { live } = player.trace.cursor(at);
      const value = valueAt(live, place);
      return value === undefined ? "" : player.trace.speech.show(value, 200);
    };
    let last = step;
    while (last > 0 && show(last - 1) === show(step)) last--;
    // What was set to the same again is a write as well.
    if (told === undefined || told < last) found.push(`${name} changed at step ${last}, and its last write is told as step ${told}`);
  }
  return found;
}

/** @param {Test} test @param {Equal} equal */
export function asked(test, equal) {
  const py = new Player(traceOf("sentences.py"));
  const swift = new Player(traceOf("sentences.swift"));
  /** @param {Player} player @param {string} text @param {number} step */
  const writes = (player, text, step, most = 9) => {
    player.go(step);
    const place = placeOf(/** @type {Expression} */ (readWhole(text, player.language)), new Names(player.trace, player.cursor.live));
    if (!place) throw new Error(`${text} is no place`);
    return finish(writing(player.trace, { place, step, most })).writes.map((write) => ({
      ...write,
      reasons: reasonsOf(player.trace, player.source.lines, write.step, { ...place, path: write.path }),
    }));
  };
  /** @param {ReturnType<typeof writes>} rows */
  const short = (rows) =>
    rows.map(({ step, line, text, verb, reasons }) => [
      step,
      line,
      `${verb} ${text}`,
      reasons.map(({ text: name, value }) => `${name} was ${value}`).join(", "),
    ]);

  test("a cell's writes are told backward, each with what it was made of", () => {
    equal(short(writes(py, "nums[0]", 33)), [
      [33, 37, "set 1", "nums[j + 1] was 1"],
      [25, 37, "set 5", "nums[j + 1] was 5"],
      [18, 118, "given 9", ""],
    ]);
  });

  test("an argument came from where its call was written, a loop's value from its list", () => {
    equal(short(writes(py, "n", 42, 1)), [[41, 45, "given 2", "n was 3"]]);
    equal(short(writes(swift, "num", 9, 1)), [[9, 18, "set 4", "nums[2] was 4"]]);
  });

  test("an element that was moved by an insertion is followed to where it was put", () => {
    py.go(134);
    const { id } = /** @type {ReferenceValue} */ (py.moment.lookup("waiting"));
    const { writes: found } = finish(writing(py.trace, { place: { object: id, path: [2] }, step: 134, most: 1 }));
    equal([found[0].step, found[0].text], [133, "3"]);
  });

  test("each value of an answer leads to the variable or the reasons that it came from", () => {
    const exit = 17;
    /** @type {Made} */
    const value = { kind: "list" };
    const [first, second] = [0, 1].map((place) => answerOrigin(py.trace, py.source.lines, exit, value, [place]));
    equal([first.place?.path, second.place?.path], [[3], []]);
    if (!first.place) return;
    const found = finish(writing(py.trace, { place: first.place, step: exit, most: 1 })).writes[0];
    equal([found.step, found.text], [9, "0"]);
  });

  test("an expression under the pointer is told with its values, and nothing is run for it", () => {
    /** @param {Player} player @param {number} step @param {number} line @param {string} text */
    const peek = (player, step, line, text) => {
      player.go(step);
      const found = peekAt(player, line, player.source.lines[line - 1].indexOf(text) + text.length - 1);
      return found && [found.text, ...found.steps].join(" = ");
    };
    equal(peek(py, 7, 25, "target -"), "target - num = 7 - 3 = 4");
    equal(peek(py, 24, 36, "nums[j + 1]"), "nums[j + 1] = 5");
    equal(peek(py, 24, 36, "nums[j] >"), "nums[j] > nums[j + 1] = 9 > 5 = True");
    equal(peek(py, 129, 84, "(low +"), "(low + high) = (0 + 2) = 2");
    equal(peek(py, 113, 74, "stack.pop("), null);
    equal(peek(swift, 4, 19, "target -"), "target - num = 7 - 3 = 4");
    equal(peek(swift, 54, 63, "word.count"), "word.count = 1");
  });

  test("the values of a line are those of its expressions, and of the call that runs it", () => {
    /** @param {Player} player @param {number} step @param {number} line */
    const values = (player, step, line) => {
      player.go(step);
      return lineValues(player, line).map(({ text, steps, depth }) => `${depth} ${[text, ...steps].join(" = ")}`);
    };
    equal(values(py, 24, 36), [
      "0 nums[j] > nums[j + 1] = 9 > 5 = True",
      "1 nums[j] = 9",
      "2 nums = [9, 5, 1]",
      "2 j = 0",
      "1 nums[j + 1] = 5",
      "2 j + 1 = 0 + 1 = 1",
    ]);
    equal(values(swift, 76, 78).at(-1), "0 best = 2");
    // `two_sum` has variables of these names, too, but does not run now.
    equal(values(py, 24, 25), []);
    // Nor are those of the caller a function's own.
    equal(values(py, 7, 36), []);
  });

  test("conditions that suit the program are made of its own names", () => {
    for (const player of [py, swift, new Player(traceOf("window.py"))]) {
      const found = examplesFor(player.trace, player.source);
      equal([found.length >= 2 && found.length <= 3, new Set(found).size === found.length], [true, true]);
    }
    equal(examplesFor(traceOf("window.py"), new Player(traceOf("window.py")).source)[0], "right - left + 1 > best");
  });
}
