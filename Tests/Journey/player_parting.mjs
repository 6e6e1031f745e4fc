// Where two made-up runs part, and which of their steps belong together.

/** @import { Trace, Value } from "types/journey.d.ts" */
/** @import { Equal, Made, MadeStep, Test } from "types/tests.d.ts" */

import { ref } from "./player_made.mjs";
import { comparing, counterpart, most } from "../../Public/js/journey/parting.js";
import { Sequence } from "../../Public/js/journey/trace/sequence.js";
import { finish } from "../../Public/js/journey/trace/work.js";

/**
 * A run whose states give one variable a value each: `[{ line, name, value }]`.
 * @param {string} source @param {MadeStep[]} states @returns {Made} as much of a trace as a comparison reads
 */
function run(source, states, output = "") {
  const names = [...new Set(states.map(({ name }) => name))];
  /** @param {number} step */
  const state = (step) => {
    const { line, name, value } = states[step];
    return {
      step,
      line,
      events: [],
      objects: new Map(),
      frames: [{ call: 0, fn: 0, slots: [{ id: 0, name, value, changed: true, changes: [] }] }],
    };
  };
  return {
    footer: { source },
    steps: states.length - 1,
    slots: new Map(names.map((name, id) => [id, { name }])),
    output: () => output,
    calls: { count: 1 },
    /** @param {number} start */
    cursor(start) {
      let step = start;
      return {
        get step() {
          return step;
        },
        get state() {
          return state(step);
        },
        next: () => step < states.length - 1 && ++step > 0,
      };
    },
  };
}

/** @param {string} name @param {Value[]} list @returns {MadeStep[]} */
const values = (name, ...list) => list.map((value, place) => ({ line: place + 1, name, value }));

/** @param {Trace} left @param {Trace} right @returns {Made} a parting, or null */
const findParting = (left, right) => finish(comparing(left, right)).parting;

/** @param {Test} test @param {Equal} equal */
export function partings(test, equal) {
  test("steps of two runs belong together between their anchors", () => {
    /** @type {[number, number][]} */
    const anchors = [
      [0, 0],
      [10, 4],
      [20, 30],
    ];
    equal(
      [0, 5, 10, 15, 20, 99].map((step) => counterpart(anchors, step)),
      [0, 2, 4, 17, 30, 30],
    );
  });

  test("runs of one text part at the first step that differs", () => {
    const found = findParting(run("p", values("x", 1, 2, 3)), run("p", values("x", 1, 5, 3)));
    equal([found.left, found.right, found.name, found.leftValue, found.rightValue], [1, 1, "x", "2", "5"]);
    equal(findParting(run("p", values("x", 1, 2)), run("p", values("x", 1, 2))), null);
  });

  test("runs of two texts part where a common name takes another value", () => {
    const mine = run("p", [...values("lo", 0, 2), ...values("hi", 9, 3)]);
    const other = run("q", [...values("hi", 9), ...values("lo", 0, 2), ...values("hi", 9, 4), ...values("own", 7)]);
    const found = findParting(mine, other);
    equal([found.left, found.right, found.name, found.leftValue, found.rightValue], [3, 4, "hi", "3", "4"]);
    equal(finish(comparing(mine, other)).anchors[1], [1, 2]);
    equal(findParting(run("p", values("a", 1), "8"), run("q", values("b", 1), "9")).why, "output");
  });

  test("runs part where a list that a name holds is changed from within", () => {
    // merged = []; merged.append([0, 0]); then merged[0][1] = 1 here and merged.append([1, 1]) there.
    /** @param {number} object */
    const change = (object) => [{ kind: "splice", object }];
    /** @param {number[][][]} rows */
    const states = (...rows) =>
      rows.map((row, step) => {
        /** @type {Map<number, object>} */
        const objects = new Map(
          row.map((items, place) => [place + 2, { kind: "list", value: new Sequence("list", items), changed: place === row.length - 1 }]),
        );
        objects.set(1, {
          kind: "list",
          value: new Sequence(
            "list",
            row.map((_, place) => ref(place + 2)),
          ),
          changed: false,
        });
        const slot = { id: 0, name: "merged", value: { kind: "reference", id: 1 }, changed: step === 0, changes: [] };
        return { step, line: 1, events: step ? change(2) : [], objects, frames: [{ call: 0, fn: 0, slots: [slot] }] };
      });
    /** @param {string} source @param {number[][][]} rows */
    const told = (source, rows) => {
      const list = states(...rows);
      return {
        ...run(source, values("merged", ...rows.map(() => 0))),
        cursor: (/** @type {number} */ start) => ({
          step: start,
          get state() {
            return list[this.step];
          },
          next() {
            return this.step < list.length - 1 && ++this.step > 0;
          },
        }),
      };
    };
    const found = findParting(
      told("p", [[], [[0, 0]], [[0, 1]]]),
      told("q", [
        [],
        [[0, 0]],
        [
          [0, 0],
          [1, 1],
        ],
      ]),
    );
    equal([found.left, found.right, found.name, found.leftValue, found.rightValue], [2, 2, "merged", "[[0, 1]]", "[[0, 0], [1, 1]]"]);
  });

  test("runs that answer differently part where they are about to return, their variables still in sight", () => {
    /** @param {number} value @returns {Made} */
    const answering = (value) => ({
      ...run(`p${value}`, values("x", 1, 2, 3)),
      calls: { count: 2, get: () => ({ parent: 0, exit: 2 }) },
      stateAt: () => ({ objects: new Map(), events: [{ kind: "exit", call: 1, value }] }),
    });
    const { why, left, right, leftValue } = findParting(answering(4), answering(5));
    equal([why, left, right, leftValue], ["answer", 1, 1, "4"]);
  });

  test("where a run goes on behind what is compared, nothing is said of its further values", () => {
    const [short, long] = [run("p", values("x", 1, 2)), run("q", values("x", 1, 2, 3))];
    equal(findParting(short, long).leftValue, "no further value");
    equal([findParting({ ...short, steps: most }, long), findParting(long, { ...short, steps: most })], [null, null]);
  });
}
