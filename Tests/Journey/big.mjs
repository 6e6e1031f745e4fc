// States with big containers and many objects: what a far seek finds, through keyframes and shared leaves, is what a
// replay from the start finds; stepping back from there too; and hostile keyframes do no harm.
//
// Tests/Journey/big.djt is made by big_tape.py.

/** @import { Made } from "types/tests.d.ts" */

/** @import { Value, View } from "types/journey.d.ts" */

import { readFileSync } from "node:fs";
import { openTrace, TraceError } from "../../Public/js/journey/trace.js";
import { Leaf } from "../../Public/js/journey/trace/leaf.js";
import { Table } from "../../Public/js/journey/trace/table.js";

const file = readFileSync(new URL("big.djt", import.meta.url));
let passed = 0;
let failed = 0;

/** @param {string} name @param {boolean} isRight */
function check(name, isRight, more = "") {
  if (isRight) passed++;
  else if (++failed <= 20) console.log(`✗ ${name} ${more}`);
}

let seed = 99;
/** @param {number} sides */
function roll(sides) {
  seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
  return Math.floor((seed / 2 ** 32) * sides);
}

/**
 * A state in full, as a text.
 * @param {View} state
 */
function dump(state) {
  /** @param {Value} value @returns {string} */
  const whole = (value) => {
    if (value === null || typeof value !== "object") return JSON.stringify(value);
    const parts = value.kind === "dictionary" ? value.entries.flat() : (value.items ?? []);
    return `${value.kind}${value.id ?? ""}(${parts.map(whole).join()})`;
  };
  const slots = state.frames.flatMap((frame) => frame.slots.map((slot) => `${slot.name}=${whole(slot.value)}`));
  const objects = [...state.objects.values()].map((object) => `#${object.id}=${whole(object.value)}`);
  return [state.line, state.objects.size, ...slots, ...objects].join("\n");
}

const trace = openTrace(file);
const near = 3;
const chosen = [...new Set(Array.from({ length: 60 }, () => near + roll(trace.steps - near)).concat(trace.steps))];
const wanted = new Set(chosen.flatMap((step) => Array.from({ length: near + 1 }, (_, back) => step - back)));

/// What a replay from the start finds, without any keyframe.
const truth = new Map();
const replay = trace.cursor(0);
do {
  if (wanted.has(replay.step)) truth.set(replay.step, dump(replay.state));
} while (replay.nextQuietly());

const [one, two] = [trace.cursor(0), trace.cursor(0)];
for (let round = 0; round < 150; round++) {
  const cursor = roll(2) ? one : two;
  const step = chosen[roll(chosen.length)];
  cursor.seek(step);
  check(`seek to ${step}`, dump(cursor.state) === truth.get(step));
  for (let back = 1; back <= near; back++) {
    cursor.previous();
    check(`${back} back from ${step}`, dump(cursor.state) === truth.get(step - back));
  }
  for (let on = near - 1; on >= 0; on--) {
    cursor.next();
    // The other cursor's state must not move along, nor take the keys' places with it.
    if (on === 1) (cursor === one ? two : one).previous();
    check(`on again to ${step - on}`, dump(cursor.state) === truth.get(step - on));
  }
}

/// The parts of a long container are those of the whole, and other values have changed nothing in it.
one.seek(trace.steps);
for (const slot of one.state.frames[0].slots) {
  const { name } = slot;
  /** @type {Made} */
  const value = slot.value;
  const all = value.entries ?? value.items;
  const at = roll(all.length);
  check(`${name} counts`, all.length > 256 && (value.size ?? value.length) === all.length);
  check(
    `${name} in part`,
    JSON.stringify(value.slice(at, at + 300)) === JSON.stringify((value.kind === "set" ? value.entries : all).slice(at, at + 300)),
  );
  if (value.at) check(`${name}[${at}]`, value.at(at) === all[at] && value.at(all.length) === undefined);
  else
    check(
      `${name} knows its keys`,
      value.entries.every(
        (/** @type {[Value, Value]} */ [key, item], /** @type {number} */ rank) => value.rankOf(key) === rank && value.get(key) === item,
      ),
    );
  if (value.rankOf) check(`${name} lacks a key`, value.rankOf("no such") === -1 && value.get("no such") === undefined);
}

/// Two states of a dictionary share their first leaf, and so the index: the shorter one has a key at another place.
/** @param {number[]} keys */
const leaf = (...keys) => Leaf.cited(keys.length, () => ({ keys, values: keys.map((key) => `value of ${key}`), isFixed: true }));
const [first, second, third, other] = [leaf(1, 2), leaf(3, 4), leaf(5, 6), leaf(5)];
/** @param {Leaf[]} leaves */
const tableOf = (...leaves) => new Table("dictionary", /** @type {Made} */ ({ count: -1, leaves: () => leaves, budget: null }));
const [long, short] = [tableOf(first, second, third), tableOf(first, other)];
/** @type {[Table, number[]][]} */
const asked = [
  [long, [1, 5, 6]],
  [short, [5]],
  [long, [5, 6, 3]],
  [short, [1, 5]],
  [long, [6, 5]],
];
for (const [table, keys] of asked) {
  for (const key of keys) check(`key ${key} of ${table.size}`, table.get(key) === `value of ${key}`);
}
check(
  "a key that only the other state has",
  short.get(6) === undefined && short.set(6, "new") === undefined && long.get(6) === "value of 6",
);

/// Damaged keyframes: some other state, or none, but only a TraceError and no endless state.
const { offset, bytes } = trace.footer.keyframes;
for (let round = 0; round < Number(process.env.FOCUS_FUZZ ?? 300); round++) {
  const hostile = new Uint8Array(file);
  for (let count = 0; count <= roll(12); count++) hostile[offset + roll(bytes)] = roll(3) ? roll(256) : roll(24);
  try {
    const bad = openTrace(hostile);
    const cursor = bad.cursor(roll(bad.steps));
    dump(cursor.state);
    for (let count = 0; count < 5; count++) roll(2) ? cursor.next() : cursor.previous();
    cursor.seek(roll(bad.steps));
    dump(cursor.state);
    check("", true);
  } catch (error) {
    check("hostile keyframes", error instanceof TraceError, error.stack);
  }
}

console.log(`${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
