// Which picture a thing gets by what the program does with it, in programs of several styles (player/pictures), and that no
// other thing gets it; that a learner's choice of a picture is drawn; that a step looks the same however one came there.

/** @import { Figure } from "types/journey.d.ts" */
/** @import { Equal, Made, Shows, Test } from "types/tests.d.ts" */

import { Evidence } from "../../Public/js/journey/evidence.js";
import { chosenPicture } from "../../Public/js/journey/menu.js";
import { Player } from "../../Public/js/journey/player.js";
import { Scene } from "../../Public/js/journey/scene.js";
import { Source } from "../../Public/js/journey/source.js";
import { traceOf } from "./player_structures.mjs";

/** @type {Map<string, Player>} */
const players = new Map();
/** @param {string} program */
function playerOf(program) {
  if (!players.has(program)) players.set(program, new Player(traceOf(`pictures/${program}`)));
  return players.get(program);
}

/**
 * The figures at each step, each drawn as the first that is seen.
 * @type {Map<string, Figure[][]>}
 */
const known = new Map();
/** @param {string} program */
function figuresOf(program) {
  if (!known.has(program)) {
    const player = playerOf(program);
    known.set(
      program,
      Array.from({ length: player.steps + 1 }, (_, step) => {
        player.go(step);
        return new Scene().figures(player.moment, 700);
      }),
    );
  }
  return known.get(program);
}

/** @param {string} program @param {string} name */
const called = (program, name) =>
  figuresOf(program)
    .flat()
    .filter(({ names }) => names.includes(name));
/** @param {Figure} figure @param {string} key */
const mark = (figure, key) => figure.marks.find((each) => each.key === key);
/** @param {Figure} figure @param {string} one @param {string} other */
const isAbove = (figure, one, other) => mark(figure, one) && mark(figure, other) && mark(figure, one).y < mark(figure, other).y;
/** @param {Figure} figure @param {string} key */
const tone = (figure, key) => mark(figure, key)?.className ?? "";
/** @param {Figure} figure */
const edges = ({ marks }) => marks.filter(({ key, shape }) => shape === "path" && key.startsWith("e")).length;

/**
 * `[program, name, the word that all its steps have (null: it becomes what it is), what one of them shows]`.
 * @type {[string, string, string | null, Shows?][]}
 */
const table = [
  ["uf_class.py", "dsu.par", "union-find", (it) => it.sizes === "2 sets of 7" && isAbove(it, "n0", "n3")],
  ["uf_class.py", "dsu.par", "union-find", (it) => ["px", "py", "x", "y"].every((name) => mark(it, `p${name}`))],
  ["uf_class.py", "dsu.rank", "list"],
  ["uf_dict.py", "boss", "union-find", (it) => isAbove(it, "nann", "nbob") && it.sizes?.endsWith("of 5")],
  ["uf_negative.py", "uf", "union-find", (it) => it.sizes === "2 sets of 6"],
  ["uf_cells.py", "leader", "union-find", (it) => mark(it, "n(0, 0)") && mark(it, "ptop") === undefined && edges(it) > 0],
  ["uf.swift", "groups.links", "union-find", (it) => it.sizes === "2 sets of 6" && mark(it, "pone")],
  ["uf.swift", "groups.sizes", "list"],
  ["uf_func.swift", "p", "union-find", (it) => isAbove(it, "nb", "na")],
  ["uf_object.py", "Member", "forest", (it) => edges(it) === 3],
  ["no_uf.py", "nums", "list"],
  ["no_uf.py", "numbers", "list"],
  ["no_uf.py", "parent", "list"],
  ["no_uf.py", "came_from", "dictionary"],
  ["no_uf.py", "perm", "list"],
  [
    "st_top.py",
    "tree.t",
    "segment tree",
    (it) => mark(it, "n1").text === "24" && mark(it, "d1").text === "0–4" && mark(it, "d3").text === "3–4",
  ],
  ["st_zero.py", "seg", "segment tree", (it) => mark(it, "n0").text === "9" && mark(it, "d0").text === "0–5"],
  ["st_zero.py", "seg", "segment tree", (it) => mark(it, "pnode") && mark(it, "pleft") && mark(it, "pright")],
  [
    "st_bottom.swift",
    "tree.nodes",
    "segment tree",
    (it) => mark(it, "d6").text === "0" && mark(it, "d3").text === "0–1" && mark(it, "pl") && mark(it, "pr"),
  ],
  [
    "st_object.py",
    "Node",
    "binary tree",
    (it) => it.marks.some(({ text }) => text === "0–3") && it.marks.some(({ text }) => text === "14"),
  ],
  ["st_object.py", "nums", "list"],
  [
    "bit.py",
    "bit.tree",
    "Fenwick tree",
    (it) => mark(it, "d4").text === "1–4" && mark(it, "d6").text === "5–6" && !mark(it, "n0") && isAbove(it, "n8", "n4"),
  ],
  ["bit.swift", "counts", "Fenwick tree", (it) => mark(it, "pat") && mark(it, "d4").text === "1–4"],
  ["no_ranges.py", "bits", "list"],
  ["no_ranges.py", "row", "list"],
  ["hp.py", "a", "heap", (it) => isAbove(it, "tn0", "tn1") && mark(it, "c5")],
  ["hp_one.py", "store.data", "heap", (it) => !mark(it, "tn0") && isAbove(it, "tn1", "tn2") && mark(it, "c0")],
  ["hp_lib.py", "best", "heap"],
  ["hp_lib.py", "rest", "heap", (it) => mark(it, "tn2")],
  ["hp_lib.py", "words", "list"],
  ["no_heap.py", "a", "list"],
  ["no_heap.py", "row", "list"],
  [
    "lru_sides.py",
    "Node",
    "doubly linked list and its map",
    (it) => it.names.includes("lru.cache") && it.marks.some(({ key, text }) => key.startsWith("kb") && text === "3"),
  ],
  [
    "lru.swift",
    "Entry",
    "doubly linked list and its map",
    (it) => it.names.includes("cache.entries") && it.marks.filter(({ key }) => key.startsWith("kb")).length === 2,
  ],
  ["iv_index.py", "a", "intervals", (it) => mark(it, "c3").w > 0 && mark(it, "ri")],
  ["iv_index.py", "out", "intervals", (it) => mark(it, "c0").className.includes("changed")],
  ["iv_rooms.py", "times", "intervals", (it) => mark(it, "rlater") && mark(it, "rearlier")],
  ["iv_rooms.py", "bookings", "intervals", (it) => mark(it, "puntil") && mark(it, "pstart")],
  ["iv_rooms.py", "best", "intervals"],
  ["iv_both.py", "xs", "intervals", (it) => mark(it, "ri") && mark(it, "plo") && mark(it, "phi")],
  ["iv_both.py", "both", "intervals", (it) => mark(it, "c2")],
  ["iv.swift", "meetings", "intervals", (it) => it.marks.some(({ text }) => text === "13–14")],
  ["iv.swift", "gaps", "intervals", (it) => mark(it, "pend") && mark(it, "c0")],
  ["iv.swift", "list", "intervals", (it) => mark(it, "ri")],
  ["iv.swift", "new", "interval"],
  ["no_iv.py", "points", "list"],
  ["no_iv.py", "edges", "graph"],
  ["no_iv.py", "games", "list"],
  ["no_iv.py", "sizes", "list"],
  [
    "nq_board.py",
    "board",
    "board",
    (it) => it.sizes === "4 × 4, 2 queens" && tone(it, "c0,0").includes("hit") && tone(it, "c2,0").includes("here"),
  ],
  ["nq_abs.py", "pos", "board", (it) => it.sizes === "4 × 4, 4 queens"],
  ["nq.swift", "placed", "board", (it) => it.sizes === "4 × 4, 1 queen" && tone(it, "c0").includes("clash")],
  ["no_nq.py", "matrix", "matrix"],
  ["no_nq.py", "order", "list"],
  ["no_nq.py", "path", "stack"],
  [
    "grid_bfs.py",
    "maze",
    "matrix",
    (it) =>
      mark(it, "o2,1")?.text === "3" &&
      mark(it, "q2,2")?.text === "1" &&
      tone(it, "c2,2").includes("waiting") &&
      tone(it, "c2,1").includes("here"),
  ],
  ["grid_bfs.py", "maze", "matrix", (it) => it.note === "frontier is dotted, with its turn · dist stands in the corner"],
  ["grid_dfs.py", "grid", "matrix", (it) => tone(it, "c0,1").includes("path") && tone(it, "c1,1").includes("visited path")],
  [
    "grid_heap.py",
    "heights",
    "matrix",
    (it) => mark(it, "o1,1")?.text === "6" && tone(it, "c1,1").includes("waiting") && mark(it, "q1,1") === undefined,
  ],
  ["grid_heap.py", "best", "matrix", (it) => !it.note],
  [
    "grid.swift",
    "image",
    "matrix",
    (it) => tone(it, "c0,1").includes("waiting") && tone(it, "c2,2").includes("here") && tone(it, "c2,2").includes("visited"),
  ],
  ["grid_code.py", "box", "matrix", (it) => mark(it, "q0,2")?.text === "1" && mark(it, "rr") && mark(it, "knc")],
  [
    "dp_two.py",
    "dp",
    "matrix",
    (it) => ["c0,2", "c0,3", "c1,2"].every((key) => tone(it, key).includes("from")) && tone(it, "c1,3").includes("changed"),
  ],
  [
    "dp_two.py",
    "dp",
    "matrix",
    (it) => ["c0,2", "c0,3", "c1,2"].every((key) => tone(it, key).includes("read")) && !tone(it, "c1,3").includes("read"),
  ],
  ["dp_two.py", "ways", "list", (it) => tone(it, "c1").includes("from") && tone(it, "c4").includes("changed")],
  [
    "dp.swift",
    "table",
    "matrix",
    (it) => ["c1,2", "c2,1"].every((key) => tone(it, key).includes("from")) && tone(it, "c2,2").includes("changed"),
  ],
  [
    "way_heap.py",
    "routes",
    "graph",
    (it) => mark(it, "pnode") && mark(it, "pnear") && tone(it, "n0").includes("visited") && mark(it, 'w["0","1"]').text === "4",
  ],
  // At the head of the outer loop its inner one has nothing to say any more.
  ["way_heap.py", "routes", "graph", (it) => mark(it, "pnode") && !mark(it, "pnear") && tone(it, "n2").includes("visited")],
  ["way_heap.py", "links", "list"],
  [
    "way.swift",
    "reach",
    "graph",
    (it) => mark(it, "pcity") && mark(it, "ptown") && it.marks.filter(({ className }) => className?.includes("waiting")).length > 0,
  ],
  ["way_order.py", "unlocks", "graph", (it) => it.marks.some(({ text }) => text === "left 0")],
  ["no_way.py", "scores", "dictionary"],
  ["no_way.py", "buckets", "list of lists"],
  ["no_way.py", "beside", "list"],
  [
    "trie_dict.py",
    "tree",
    "trie",
    (it) => it.sizes === "7 nodes" && it.marks.some(({ text, className }) => text === "cat" && className.includes("end")),
  ],
  ["trie_dict.py", "tree", "trie", (it) => mark(it, "pnode") && mark(it, "proot") && mark(it, "pnode").y > mark(it, "proot").y],
  [
    "trie_class.py",
    "words.root",
    "trie",
    (it) => it.sizes === "6 nodes" && it.marks.filter(({ className }) => className?.includes("end")).length === 3,
  ],
  [
    "trie_array.swift",
    "Node",
    null,
    (it) => it.word === "trie" && ["c", "a", "b", "t"].every((letter) => it.marks.some(({ text }) => text === letter)),
  ],
  ["trie_bits.py", "Bit", "trie", (it) => it.marks.some(({ text }) => text === "1") && it.marks.some(({ text }) => text === "0")],
  ["no_trie.py", "config", "dictionary"],
  ["no_trie.py", "memo", "dictionary"],
  [
    "way_arrays.py",
    "g",
    "graph",
    (it) =>
      mark(it, "pu") &&
      !mark(it, "pv") &&
      mark(it, "d1")?.text === "d 5, prev 2" &&
      mark(it, "d3")?.text === "d 11, prev 2" &&
      tone(it, "n2").includes("visited"),
  ],
  ["way_arrays.py", "prev", "list"],
  ["no_graph.swift", "g", "matrix", (it) => tone(it, "c0,1").includes("path")],
  ["iv_solution.py", "pts", "intervals", (it) => mark(it, "ppos") && mark(it, "pa") && mark(it, "pb")],
  ["iv_solution.py", "ends", "heap"],
  ["uf_loops.py", "uf.p", "union-find", (it) => it.sizes === "1 set of 4"],
  ["uf_loops.py", "groups", "dictionary"],
  ["nq_list.py", "queens", "board", (it) => it.sizes === "4 × 4, 4 queens"],
  ["lru_short.swift", "N", "doubly linked list and its map", (it) => it.names.includes("c.d")],
  ["no_lru.py", "Node", "binary tree"],
  ["no_lru.py", "nums", "list", (it) => mark(it, "pleft") && mark(it, "pright")],
];

/** @param {Test} test @param {Equal} equal */
export function pictures(test, equal) {
  for (const [program, name, word, shows = () => true] of table) {
    test(`${program} has ${name} drawn as ${word ?? "what it becomes"}`, () => {
      const found = called(program, name);
      const words = [...new Set(found.map((each) => each.word))];
      equal([word ? words : null, found.some(shows)], [word ? [word] : null, true]);
    });
  }

  test("a chosen picture is drawn wherever it fits, and what does not fit is drawn as ever", () => {
    const player = playerOf("uf_class.py");
    player.go(60);
    const scene = new Scene();
    /** @param {{ [name: string]: string }} chosen @returns {{ [name: string]: string }} */
    const kinds = (chosen) => {
      /** @type {Made} */
      const choices = { get: () => chosen };
      scene.chosen = (names) => chosenPicture(choices, names);
      return Object.fromEntries(scene.figures(player.moment, 700).map(({ names, kind }) => [names[0], kind]));
    };
    equal(
      ["dsu.par", "dsu.rank"].map((name) => kinds({})[name]),
      ["forest", "list"],
    );
    equal(
      ["dsu.par", "dsu.rank"].map((name) => kinds({ par: "cells", rank: "heap" })[name]),
      ["list", "heap"],
    );
    equal(
      ["dsu.par", "dsu.rank"].map((name) => kinds({ par: "board", rank: "toString" })[name]),
      ["forest", "list"],
    );
  });

  test("intervals of several lists stand over one scale", () => {
    for (const figures of figuresOf("iv_both.py")) {
      const lines = figures.filter(({ kind }) => kind === "line");
      equal(new Set(lines.map((each) => mark(each, "axis").d.replace(/ .*H/, " H"))).size < 2, true);
    }
  });

  test("every picture of the menu can be drawn", () => {
    for (const program of new Set(table.map(([name]) => name))) {
      const player = playerOf(program);
      for (const step of [player.steps >> 1, player.steps - 1]) {
        player.go(step);
        const offered = new Scene()
          .figures(player.moment, 700)
          .flatMap(({ names, pictures = [] }) => pictures.map((picture) => [names[0], picture]));
        for (const [name, picture] of offered) {
          const scene = new Scene();
          scene.chosen = (names) => (names.includes(name) || names.includes(name.split(".").at(-1)) ? picture : undefined);
          const drawn = scene.figures(player.moment, 700).find(({ names }) => names.includes(name));
          equal([program, step, name, drawn?.picture], [program, step, name, picture]);
        }
      }
    }
  });

  test("numbers that mean nothing do not make a picture out of the marks", () => {
    for (const program of new Set(table.map(([name]) => name)))
      for (const figure of figuresOf(program).flat()) {
        const numbers = figure.marks.flatMap(({ x = 0, y = 0, w = 0, h = 0, d = "" }) => [x, y, w, h, ...(d.includes("NaN") ? [NaN] : [])]);
        if (![...numbers, figure.width, figure.height].every(Number.isFinite)) throw new Error(`${program}: ${figure.names[0]}`);
        const keys = figure.marks.map(({ key }) => key);
        if (new Set(keys).size < keys.length) throw new Error(`${program}: ${figure.names[0]} has two marks of one key`);
      }
  });

  test("evidence reads any text in time", () => {
    const texts = [
      "a[".repeat(5000),
      `${"f(".repeat(3000)}\n${"x = ".repeat(3000)}`,
      "p[x] != x ".repeat(4000),
      `while a[i] != i: ${"(".repeat(4000)}`,
      "i += i & -i\n".repeat(3000),
    ];
    for (const text of texts)
      for (const language of ["python", "swift"]) {
        const from = performance.now();
        new Evidence(new Source(text, language)).of(["a"], "forest");
        if (performance.now() - from > 4000) throw new Error(`${text.slice(0, 20)} took ${performance.now() - from} ms`);
      }
  });
}
