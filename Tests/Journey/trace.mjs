// The reader of traces in JavaScript against the answers of the one in Swift, and against hostile files.
//
// Usage: node Tests/Journey/trace.mjs [FOLDER]      a folder of NAME.djt and NAME.json, by default Tests/Journey/traces

/** @import { Cursor, Trace } from "types/journey.d.ts" */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { openTrace, TraceError } from "../../Public/js/journey/trace.js";

const recorded = join(import.meta.dirname ?? ".", "traces");
const folder = process.argv[2] ?? recorded;
let passed = 0;
let failed = 0;

/** @param {string} name @param {boolean} isRight */
function check(name, isRight, more = "") {
  if (isRight) {
    passed++;
  } else {
    failed++;
    if (failed <= 20) console.log(`✗ ${name} ${more}`);
  }
}

const show = (/** @type {unknown} */ value) => JSON.stringify(value)?.slice(0, 600);
/** @param {string} name @param {unknown} found @param {unknown} expected */
const same = (name, found, expected) =>
  check(
    name,
    show(found) === show(expected) || JSON.stringify(found) === JSON.stringify(expected),
    `\n  found    ${show(found)}\n  expected ${show(expected)}`,
  );

/** @param {(step: number, direction: number) => number | null} next */
function hits(next) {
  /** @type {number[]} */
  const found = [];
  for (const [direction, start] of [
    [1, -1],
    [-1, 2 ** 30],
  ]) {
    let step = start;
    for (let count = 0; count < 20; count++) {
      const hit = next(step, direction);
      if (hit === null) break;
      found.push(hit);
      step = hit;
    }
  }
  return found;
}

/** @param {string} name */
function compare(name) {
  const expected = JSON.parse(readFileSync(join(folder, `${name}.json`), "utf8"));
  let trace;
  try {
    trace = openTrace(new Uint8Array(readFileSync(join(folder, `${name}.djt`))));
    void trace.calls;
  } catch (error) {
    check(`${name} refused`, error instanceof TraceError && expected.refusal !== undefined, String(error));
    return;
  }
  if (expected.refusal !== undefined) {
    check(`${name} is refused`, false, expected.refusal);
    return;
  }
  const cursor = trace.cursor();
  for (const step of expected.steps) {
    const at = `${name} step ${cursor.step}`;
    const { state } = cursor;
    same(`${at} told`, trace.narrate(state), step.told);
    same(`${at} text`, trace.describe(state), step.text);
    same(`${at} over`, [trace.stepOver(cursor.step, 1), trace.stepOver(cursor.step, -1)], step.over);
    same(`${at} out`, [trace.stepOut(cursor.step, 1), trace.stepOut(cursor.step, -1)], step.out);
    cursor.next();
  }
  goBack(name, cursor, trace, expected);
  same(`${name} last`, trace.cursor(trace.steps).step, expected.last);
  same(`${name} errors`, trace.stateAt(trace.steps).errorOutput, expected.errorOutput);
  for (const [variable, steps] of Object.entries(expected.changes)) {
    same(
      `${name} changes of ${variable}`,
      hits((step, direction) => trace.findChange(step, variable, direction)),
      steps,
    );
  }
  for (const [line, steps] of Object.entries(expected.lines)) {
    same(
      `${name} hits of ${line}`,
      hits((step, direction) => trace.findLine(step, Number(line), direction)),
      steps,
    );
  }
  for (const [question, steps] of Object.entries(expected.truths)) {
    same(
      `${name} ${question}`,
      hits((step, direction) => trace.findWhere(step, question, direction)),
      steps,
    );
  }
}

/**
 * Every step again, backward and by far seeks.
 * @param {string} name @param {Cursor} cursor @param {Trace} trace @param {{ steps: { told: string, text: string }[] }} expected
 */
function goBack(name, cursor, trace, expected) {
  cursor.seek(expected.steps.length - 1);
  for (;;) {
    const step = expected.steps[cursor.step];
    same(`${name} back at ${cursor.step}`, [trace.narrate(cursor.state), trace.describe(cursor.state)], [step.told, step.text]);
    if (!cursor.previous()) break;
  }
  const far = trace.cursor(trace.steps);
  for (let step = 0; step < expected.steps.length; step += 7) {
    far.seek(step);
    same(`${name} far seek ${step}`, trace.describe(far.state), expected.steps[step].text);
    far.seek(trace.steps);
  }
}

/**
 * Flipped, cut and random bytes: only a TraceError may come of them.
 * @param {Uint8Array} file @param {number} rounds
 */
function fuzz(file, rounds) {
  let seed = 12345;
  const roll = (/** @type {number} */ sides) => {
    seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
    return Math.floor((seed / 2 ** 32) * sides);
  };
  for (let round = 0; round < rounds; round++) {
    let bytes = new Uint8Array(file);
    for (let count = 0; count <= roll(4); count++) bytes[roll(bytes.length)] = roll(256);
    if (roll(4) === 0) bytes = bytes.subarray(0, roll(bytes.length));
    try {
      const trace = openTrace(bytes);
      const cursor = trace.cursor(roll(trace.steps + 1));
      trace.narrate(cursor.state);
      trace.describe(cursor.state);
      for (let count = 0; count < 10; count++) {
        if (roll(2)) cursor.next();
        else cursor.previous();
      }
      cursor.seek(roll(trace.steps + 1));
      trace.describe(cursor.state);
      trace.stepOver(cursor.step);
      check("", true);
    } catch (error) {
      check("hostile bytes", error instanceof TraceError, error.stack);
    }
  }
}

/**
 * Numbers of the index that make no sense: what they would lead to is never made ready.
 * @param {Uint8Array} file
 */
function refuse(file) {
  const text = Buffer.from(file).toString("latin1");
  for (const [name, number] of [
    ["steps", 2 ** 31 - 1],
    ["gap", -1],
    ["skipped", -1],
  ]) {
    const place = text.lastIndexOf('"mode":');
    const spoilt = text.slice(0, place) + text.slice(place).replace(new RegExp(`"${name}":\\d+`), `"${name}":${number}`);
    let found = null;
    try {
      openTrace(new Uint8Array(Buffer.from(spoilt, "latin1")));
    } catch (error) {
      found = error;
    }
    check(`${name} ${number} is refused`, spoilt !== text && found instanceof TraceError, String(found));
  }
}

const names = readdirSync(folder)
  .filter((name) => name.endsWith(".djt"))
  .map((name) => name.slice(0, -4));
/**
 * What is no trace of this version is called by its name, with what to do.
 * @param {string} text
 */
function refuseOthers(text) {
  const sentence = (/** @type {string} */ latin) => {
    try {
      return openTrace(new Uint8Array(Buffer.from(latin, "latin1"))) && "";
    } catch (error) {
      return error instanceof TraceError ? error.message : String(error);
    }
  };
  const version = (/** @type {number | string} */ number) => text.replace('"version":3,', `"version":${number},`);
  const cases = {
    newer: [version(4), "This trace has format 4; this Focus reads format 3. Update Focus."],
    older: [version(2), "This trace has format 2; this Focus reads format 3. Trace the program again."],
    "of another kind": [
      text.replaceAll("DJTRACE1", "DJTRACE2"),
      "This trace has format DJTRACE2; this Focus reads format 3. Update Focus.",
    ],
    cut: [text.slice(0, -9), "The trace is damaged: its end is missing. Trace the program again."],
    "without a version": [version('"3"'), "The trace is damaged: its index cannot be read. Trace the program again."],
    foreign: ["%PDF-1.7 and what follows it", "This file isn't a trace (.djt). Trace the program again."],
    empty: ["", "This file isn't a trace (.djt). Trace the program again."],
  };
  for (const [name, [latin, expected]] of Object.entries(cases)) same(`a trace ${name}`, sentence(latin), expected);
}

const rounds = Number(process.env.FOCUS_FUZZ ?? 300);
for (const name of names) compare(name);
for (const name of names.slice(0, 5)) fuzz(readFileSync(join(folder, `${name}.djt`)), rounds);
refuse(readFileSync(join(recorded, "bubble.djt")));
refuseOthers(readFileSync(join(recorded, "bubble.djt"), "latin1"));
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
