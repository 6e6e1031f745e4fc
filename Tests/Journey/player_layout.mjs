// Where figures stand and what calls are called: the same at a step however one comes to it, and told by the program's text.

/** @import { SlotNeeds, SlotRoom } from "types/journey.d.ts" */
/** @import { Equal, Made, Test } from "types/tests.d.ts" */

import { arrange as arranged, scaleIn, scrollFor } from "../../Public/js/journey/arrange.js";
import { Callees } from "../../Public/js/journey/callees.js";
import { CallNames } from "../../Public/js/journey/callnames.js";
import { Phases } from "../../Public/js/journey/phases.js";
import { alike, copied, Plan } from "../../Public/js/journey/plan.js";
import { Player } from "../../Public/js/journey/player.js";
import { Scene } from "../../Public/js/journey/scene.js";
import { slotsInOrder } from "../../Public/js/journey/slots.js";
import { Source } from "../../Public/js/journey/source.js";
import { traceOf } from "./player_structures.mjs";

const bfs = `def solve(edges, n):
    near = [[] for _ in range(n)]
    for a, b in edges:
        near[a].append(b)
    queue, seen = [0], {0}
    while queue:
        node = queue.pop(0)
        if node == n:
            found.append(node)
        for other in near[node]:
            visit(other)
    return seen

def visit(other):
    seen.add(other)
    queue.append(other)
`;
/** @type {number[]} */
const parameters = [];
const functions = new Map([
  [1, { id: 1, name: "solve", line: 1, endLine: 12, parameters }],
  [2, { id: 2, name: "visit", line: 14, endLine: 16, parameters }],
]);
/**
 * How figures are arranged where there is room.
 * @param {SlotRoom[]} all @param {{ width: number, height: number }} pane
 */
function arrange(all, pane) {
  const found = arranged(all, pane);
  if (!found) throw new Error("no room");
  return found;
}

/** @param {[number, number][]} list @returns {Made} */
const frames = (...list) => ({
  frames: [{ call: 0, fn: 0, line: 1 }, ...list.map(([fn, line], place) => ({ call: place + 1, fn, line }))],
});
/** @param {string} name @param {Partial<SlotNeeds>} [more] @returns {[string, SlotNeeds]} */
const slot = (name, more = {}) => [
  name,
  { slot: name, widths: new Map([[100, 1]]), heights: new Map([[60, 1]]), caption: 40, names: new Set([name]), touched: 1, ...more },
];

/**
 * All of a step's figures as they are told to the page.
 * @param {Scene} scene @param {Player} player @param {number} step
 */
const pictureOf = (scene, player, step, width = 640) => {
  player.go(step);
  return JSON.stringify(scene.figures(player.moment, width).map(({ slot, width: w, height, marks }) => [slot, w, height, marks]));
};

/** @param {Test} test @param {Equal} equal */
export function layouts(test, equal) {
  test("a phase is an outermost loop with what leads to it, and what it calls belongs to it", () => {
    const phases = new Phases(new Source(bfs, "python"), functions);
    /** @param {[number, number][]} list */
    const at = (...list) => phases.of(frames(...list));
    equal([at([1, 2]).id, at([1, 4]).id, at([1, 5]).id, at([1, 7]).id, at([1, 12]).id], ["1:0", "1:0", "1:1", "1:1", "1:1"]);
    // A helper that is called in a loop changes no phase.
    equal(at([1, 11], [2, 15]).id, "1:1");
    const { weights } = at([1, 7]);
    equal([weights.has("edges"), weights.get("queue") > weights.get("found"), weights.has("seen")], [false, true, true]);
  });

  test("methods that are called one after the other from outside have one phase", () => {
    const text =
      "class Cache:\n    def get(self, key):\n        return self.held[key]\n    def put(self, key, value):\n        self.held[key] = value\n";
    const methods = new Map([
      [1, { id: 1, name: "get", line: 2, endLine: 3, parameters }],
      [2, { id: 2, name: "put", line: 4, endLine: 5, parameters }],
    ]);
    /** @type {Made} */
    const calls = { count: 4, fn: [0, 2, 1, 2], parent: [-1, 0, 0, 0] };
    const phases = new Phases(new Source(text, "python"), methods, calls);
    equal([phases.of(frames([1, 3])).id, phases.of(frames([2, 5])).id], ["all", "all"]);
  });

  test("what the code works with comes first, what it leaves alone last and small", () => {
    const { weights } = new Phases(new Source(bfs, "python"), functions).of(frames([1, 7]));
    const slots = new Map([slot("edges", { touched: 0 }), slot("found"), slot("near"), slot("queue"), slot("self")]);
    const all = slotsInOrder(slots, weights, () => false);
    equal(
      all.map((each) => each.slot),
      ["near", "queue", "found", "self", "edges"],
    );
    equal(
      all.filter(({ isAside }) => isAside).map((each) => each.slot),
      ["edges"],
    );
    const { places } = arrange(all, { width: 800, height: 600 });
    equal([places.get("edges").scale < 0.7, places.get("near").scale > 1, places.get("near").y], [true, true, 0]);
  });

  test("figures are drawn as large as the pane allows, beside each other, none over another", () => {
    const sizes = [
      [300, 200],
      [100, 60],
      [120, 90],
      [400, 50],
      [60, 60],
    ];
    const all = sizes.map(([w, h], place) => ({ slot: `s${place}`, w, h, rank: place, caption: 80, isAside: place === 4 }));
    for (const pane of [
      { width: 900, height: 700 },
      { width: 700, height: 300 },
      { width: 350, height: 240 },
    ]) {
      const { places, height, zoom } = arrange(all, pane);
      const boxes = all.map(({ slot: name, h }) => ({ ...places.get(name), h: 28 + h * places.get(name).scale }));
      /** @param {(typeof boxes)[0]} a @param {(typeof boxes)[0]} b */
      const isOver = (a, b) => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
      equal(
        boxes.filter((box, place) => boxes.slice(place + 1).some((other) => isOver(box, other))),
        [],
      );
      equal(
        boxes.every(({ x, w }) => x >= 0 && x + w <= pane.width + 0.5),
        true,
      );
      equal(height <= pane.height || zoom === 0.64, true);
    }
    equal(arrange(all, { width: 1200, height: 800 }).zoom, 1.4);
    equal(arrange([], { width: 300, height: 200 }).places.size, 0);
  });

  test("a pane is scrolled so that what changed is seen, by the span alone", () => {
    const pane = { whole: 1000, seen: 300 };
    for (let from = 0; from < 950; from += 7)
      for (const long of [10, 120, 280]) {
        const at = scrollFor([from, Math.min(1000, from + long)], pane);
        equal([at >= 0 && at <= 700, at <= from && at + 300 >= Math.min(1000, from + long)], [true, true]);
      }
    // A little further on nothing moves.
    equal(scrollFor([400, 440], pane), scrollFor([410, 450], pane));
    equal([scrollFor([0, 50], { whole: 200, seen: 300 }), scrollFor([500, 900], pane)], [0, 500]);
  });

  test("a step looks the same come to by →, ← and from anywhere, and in another player", () => {
    for (const name of ["lists.swift", "roads.py", "networks.py", "heap.swift", "trie.py"]) {
      const open = () => {
        const player = new Player(traceOf(name));
        return { player, scene: new Scene({ plan: new Plan(player, new Phases(player.source, player.trace.functions)).finish(640) }) };
      };
      const { player, scene } = open();
      const all = Array.from({ length: player.steps + 1 }, (_, step) => pictureOf(scene, player, step));
      for (let step = player.steps; step >= 0; step--)
        equal([name, step, pictureOf(scene, player, step) === all[step]], [name, step, true]);
      const other = open();
      for (const step of [31 % player.steps, player.steps, 5, player.steps >> 1])
        equal([name, step, pictureOf(other.scene, other.player, step) === all[step]], [name, step, true]);
    }
  });

  test("before there is a plan of the run a step looks the same, too, come to by → and from anywhere", () => {
    for (const name of ["lists.swift", "roads.py", "networks.py", "trie.py"]) {
      const player = new Player(traceOf(name));
      const scene = new Scene();
      const all = Array.from({ length: player.steps + 1 }, (_, step) => pictureOf(scene, player, step));
      const other = new Player(traceOf(name));
      for (const step of [31 % player.steps, player.steps, 5])
        equal([name, step, pictureOf(new Scene(), other, step) === all[step]], [name, step, true]);
    }
  });

  test("a figure has the room of most steps of its phase, and is drawn smaller where it needs more", () => {
    const heights = new Map([
      [100, 90],
      [120, 5],
      [400, 5],
    ]);
    /** @param {Partial<SlotNeeds>} more */
    const roomFor = (more) => slotsInOrder(new Map([slot("queue", more)]), new Map(), () => false)[0];
    equal(
      [
        roomFor({ heights }).w,
        roomFor({ heights }).h,
        roomFor({
          heights: new Map([
            [100, 95],
            [150, 1],
          ]),
        }).h,
      ],
      [108, 208, 158],
    );
    const place = { x: 0, y: 0, w: 108, h: 208, scale: 1 };
    equal([scaleIn(place, { width: 100, height: 100 }), scaleIn(place, { width: 100, height: 408 })], [1, 0.5]);
  });

  test("no figure leaves its room at any step", () => {
    for (const name of ["window.py", "roads.py", "trees.swift", "rows.py"]) {
      const player = new Player(traceOf(name));
      const phases = new Phases(player.source, player.trace.functions);
      const plan = new Plan(player, phases).finish(640);
      const scene = new Scene({ plan });
      for (let step = 0; step <= player.steps; step++) {
        player.go(step);
        const { id, weights } = phases.of(player.moment);
        const figures = scene.figures(player.moment, 640);
        if (!figures.length) continue;
        const { places } = arrange(
          slotsInOrder(plan.phases.get(id), weights, () => false),
          { width: 640, height: 400 },
        );
        for (const figure of figures) {
          const place = places.get(figure.slot);
          const scale = scaleIn(place, figure);
          equal(
            [name, step, figure.slot, figure.width * scale <= place.w + 0.5, figure.height * scale <= place.h + 0.5, scale >= 0.3],
            [name, step, figure.slot, true, true, true],
          );
        }
      }
    }
  });

  test("nodes that were laid out anew stay so from that step on, and only there", () => {
    const player = new Player(traceOf("lists.swift"));
    const scene = new Scene({ plan: new Plan(player, new Phases(player.source, player.trace.functions)).finish(640) });
    const [early, late] = [8, player.steps - 2];
    const before = [pictureOf(scene, player, early), pictureOf(scene, player, late)];
    const [figure] = scene.figures(player.moment, 640);
    scene.tidy(figure.key);
    const tidied = pictureOf(scene, player, late);
    equal([pictureOf(scene, player, late) === tidied, pictureOf(scene, player, early) === before[0]], [true, true]);
  });

  test("what a figure remembers is copied and compared whole", () => {
    const memory = { places: new Map([["a", { x: 1, y: 2 }]]), opened: [[1, 2]], texts: ["x"], seen: new Set([1]), first: -0.5 };
    const copy = copied(memory);
    equal(alike(memory, copy), true);
    copy.places.get("a").x = 3;
    equal([alike(memory, copy), memory.places.get("a").x], [false, 1]);
  });

  test("a call is called by what was chosen, with its answer", () => {
    /** @param {string} name */
    const told = (name) => {
      const player = new Player(traceOf(name));
      const callees = new Callees(player.trace.calls);
      const names = new CallNames(player, (call) => callees.of(call));
      return Array.from({ length: player.trace.calls.count }, (_, call) => names.of(call)).map(
        ({ text, result }) => `${text}${result === undefined ? "" : ` → ${result}`}`,
      );
    };
    equal(told("memo.py").slice(1, 3), ["ways(5) → 8", "ways(4) → 5"]);
    const choices = told("choices.py");
    equal(choices.slice(2, 7), ["extend()", "path + a", "path + b", "path + b", "path + a"]);
    equal(choices.slice(7, 10), ["sums(…, 5, …, 0) → 1", "chosen + 2, rest = 3 → 1", "chosen + 2, rest = 1 → 0"]);
    equal(new Set(choices).size >= choices.length - 3, true);
  });
}
