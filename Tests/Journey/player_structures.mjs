// What the player recognises in real runs: programs of Tests/Journey/player with their traces beside them, recorded by
// `focus trace --program NAME -o NAME.djt`.

/** @import { Figure, Mark } from "types/journey.d.ts" */
/** @import { Equal, Shows, Test } from "types/tests.d.ts" */

import { readFileSync } from "node:fs";
import { Census } from "../../Public/js/journey/census.js";
import { narrationOf } from "../../Public/js/journey/narration.js";
import { Player } from "../../Public/js/journey/player.js";
import { Scene } from "../../Public/js/journey/scene.js";
import { openTrace } from "../../Public/js/journey/trace.js";

/** @param {string} name */
export const traceOf = (name) => openTrace(readFileSync(new URL(`player/${name}.djt`, import.meta.url)));

/**
 * Goes through a run from its first step: `[{ step, figures }]`, as a learner would see it.
 * @param {string} name
 */
function walk(name) {
  const player = new Player(traceOf(name));
  const scene = new Scene();
  return Array.from({ length: player.steps + 1 }, (_, step) => {
    player.go(step);
    return { step, state: player.moment.state, figures: scene.figures(player.moment, 640) };
  });
}

/** @type {Map<string, ReturnType<typeof walk>>} */
const walks = new Map();
/** @param {string} name */
function walked(name) {
  if (!walks.has(name)) walks.set(name, walk(name));
  return walks.get(name);
}

/** @param {string} name @param {string} title @param {string} [word] */
const find = (name, title, word) =>
  walked(name)
    .flatMap(({ figures }) => figures)
    .filter((figure) => figure.names.includes(title) && (!word || figure.word === word));
/** @param {Figure} figure */
const keys = (figure) => figure.marks.map(({ key }) => key);
/** @param {Figure} figure @param {string} tone */
const tones = (figure, tone) => figure.marks.filter(({ className }) => className?.split(" ").includes(tone));

/**
 * `[what, program, name, word, what one of its steps must show]`.
 * @type {[string, string, string, string, Shows][]}
 */
const table = [
  [
    "an array with two pointers and the band between",
    "shapes.swift",
    "numbers",
    "list",
    (it) => ["plow", "phigh", "band0"].every((key) => keys(it).includes(key)),
  ],
  [
    "a text as cells with a window on it",
    "window.py",
    "text",
    "text",
    (it) => ["pleft", "pright", "band0"].every((key) => keys(it).includes(key)),
  ],
  ["a letter that a loop is at", "trie.py", "word", "text", (it) => keys(it).includes("pletter")],
  ["a list of lists", "rows.py", "triangle", "list of lists", (it) => it.count === 4],
  [
    "a matrix with a pointer for each axis",
    "rows.py",
    "board",
    "matrix",
    (it) => ["rr", "kc"].every((key) => keys(it).includes(key)) && it.sizes === "3 × 3",
  ],
  ["two rows that are one object", "rows.py", "same", "matrix", (it) => it.marks.some(({ text }) => text === "same object as 0")],
  [
    "a linked list with a cycle and several pointers on a node",
    "lists.swift",
    "Link",
    "linked list",
    (it) => {
      const [slow, fast] = ["pslow", "pfast"].map((key) => it.marks.find((mark) => mark.key === key));
      return it.count === 3 && slow && fast && slow.x === fast.x && slow.y !== fast.y;
    },
  ],
  ["a doubly linked list", "lists.swift", "Page", "doubly linked list", (it) => tones(it, "back").length === 1],
  ["a binary tree", "trees.swift", "Node", "binary tree", (it) => it.count === 5 && keys(it).includes("pnode")],
  ["a tree that is a value", "trees.swift", "sum", "tree", (it) => it.count === 5],
  [
    "a tree of many children with links to the parent",
    "family.py",
    "Person",
    "tree",
    (it) => it.count === 5 && keys(it).filter((key) => key.startsWith("u")).length === 4,
  ],
  [
    "a trie",
    "trie.py",
    "Trie",
    "trie",
    (it) => it.marks.some(({ key, text }) => key.startsWith("t") && text === "c") && tones(it, "end").length > 0,
  ],
  [
    "a weighted graph with distances, what is visited and what waits",
    "roads.py",
    "graph",
    "graph",
    (it) =>
      it.marks.some(({ key, text }) => key.startsWith("w") && text === "4") &&
      it.legend?.visited &&
      it.legend?.waiting &&
      it.marks.some(({ text }) => text === "dist 3"),
  ],
  ["a directed graph told by adjacency lists", "networks.py", "graph", "graph", (it) => it.count === 4 && keys(it).includes("pnode")],
  ["a graph told by a matrix", "networks.py", "graph", "graph", (it) => it.count === 3 && it.marks.some(({ text }) => text === "8")],
  ["a graph told by its edges", "networks.py", "edges", "graph", (it) => it.count === 4],
  [
    "a heap as tree and array",
    "heap.swift",
    "heap.items",
    "heap",
    (it) => ["tn0", "tn1", "c0", "c1"].every((key) => keys(it).includes(key)),
  ],
  ["a dictionary", "window.py", "last", "dictionary", (it) => it.count === 4],
  ["a set", "window.py", "seen", "set", (it) => tones(it, "changed").length > 0],
  ["a tuple", "window.py", "span", "tuple", (it) => it.count === 2],
  ["a stack that stands", "shapes.swift", "stack", "stack", (it) => it.count === 2 && keys(it).includes("top")],
  ["a queue", "networks.py", "queue", "queue", (it) => keys(it).includes("front")],
  ["a deque", "networks.py", "ends", "deque", (it) => it.count === 4 && keys(it).includes("back")],
  ["an object with two names", "shapes.swift", "alias", "object", (it) => it.note === "one object, several names"],
  ["a structure of the program's own", "heap.swift", "heap", "structure", () => true],
];

/** @param {Test} test @param {Equal} equal */
export function structures(test, equal) {
  for (const [what, program, name, word, shows] of table) {
    test(`${program} shows ${what}`, () => {
      const found = find(program, name, word);
      equal([found.length > 0, found.some(shows)], [true, true]);
    });
  }

  test("no name covers another, and none stands outside its picture", () => {
    for (const program of new Set(table.map(([, name]) => name)))
      for (const { step, figures } of walked(program))
        for (const figure of figures) {
          const pills = figure.marks.filter(({ shape, className }) => shape === "box" && className.startsWith("pointer"));
          /** @param {Mark} a @param {Mark} b */
          const touches = (a, b) => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
          const clash = pills.find((pill, place) => pills.slice(place + 1).some((other) => touches(pill, other)));
          const { left = NaN } = figure;
          const stray = pills.find(({ x, w, y }) => x < left || x + w > left + figure.width + 0.01 || y < 0);
          if (figure.kind !== "graph" && clash) throw new Error(`${program}, step ${step}: ${clash.text} is covered`);
          if (stray) throw new Error(`${program}, step ${step}: ${stray.text} is outside`);
        }
  });

  test("what a step does not touch keeps its place", () => {
    for (const program of ["trees.swift", "family.py", "lists.swift", "roads.py", "networks.py"]) {
      const before = new Map();
      for (const { step, figures } of walked(program))
        for (const figure of figures.filter(({ kind }) => kind === "chain" || kind === "graph")) {
          const nodes = figure.marks.filter(({ key }) => /^n/.test(key));
          const first = nodes[0];
          const places = new Map(nodes.map(({ key, x, y }) => [key, [x - first.x, y - first.y].map(Math.round).join()]));
          const known = before.get(figure.key);
          // A node or a link that is new may move others; else they keep their places to each other.
          if (known && known.size === places.size && !tones(figure, "edge").some(({ className }) => className.includes("changed")))
            equal([step, ...known.values()], [step, ...places.values()]);
          before.set(figure.key, places);
        }
    }
  });
}

/**
 * What needs counts over the whole run: these take a moment.
 * @param {Test} test @param {Equal} equal
 */
export async function countedRuns(test, equal) {
  /** @param {string} name @returns {Promise<Player & { census: Census }>} */
  const counted = async (name) => {
    const player = new Player(traceOf(name));
    const census = new Census(player.trace, player.source.tests);
    player.census = census;
    await new Promise((resolve) => {
      census.onProgress(({ isComplete }) => isComplete && resolve(census));
      census.start();
    });
    return Object.assign(player, { census });
  };
  /** @param {Player} player */
  const said = (player) =>
    Array.from({ length: player.steps + 1 }, (_, step) => {
      player.go(step);
      return narrationOf(player);
    });
  const [python, swift, memo] = [await counted("window.py"), await counted("shapes.swift"), await counted("memo.py")];

  test("a step says how its condition came out, in both languages", () => {
    const [one, other] = [said(python), said(swift)];
    equal(
      [
        one.includes("right - left + 1 > best: 1 > 0 is True"),
        one.includes("right - left + 1 > best: 2 > 2 is False"),
        other.some((text) => /^low < high: 0 < \d, so the loop continues$/.test(text)),
        other.some((text) => text.endsWith("is false, so the loop is done")),
        other.some((text) => /^numbers\[middle\] < 7: \d < 7 is true$/.test(text)),
      ],
      [true, true, true, true, true],
    );
  });

  test("comparisons, writes and calls are counted in both languages", () => {
    const [one, other] = [python, swift].map(({ census, steps }) => census.countersAt(steps));
    equal(
      [one?.compared, one?.calls, Number(one?.written) > 10, Number(other?.compared) > 5, Number(other?.written) > 10],
      [15, 1, true, true, true],
    );
  });

  test("an answer from a cache belongs to the call that asked", () => {
    const { calls } = memo.trace;
    // ways(5) is call 1, ways(4) call 2, ways(3) call 3: each asks once more for what a deeper one has found.
    equal(
      memo.census.memos.map(({ call, text }) => [call, text]),
      [
        [3, "1"],
        [2, "2"],
        [1, "3"],
      ],
    );
    equal(calls.count, 7);
  });

  test("the round of a loop is told by its body: a head may be told twice", () => {
    const { census } = python;
    const bodies = [...census.lines].flatMap((line, step) => (line === 6 && census.lines[step - 1] === 5 ? [step] : []));
    equal(
      bodies.map((step) => census.roundOf(step, 2, 5, 13)),
      [0, 1, 2, 3, 4, 5],
    );
    equal(census.roundOf(0, 1, 5, 13), null);
  });
}
