// The player's parts that need no page: `node Tests/Journey/player.mjs` prints "N passed, N failed".

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { bundle } from "./player_bundle.mjs";
import { asking } from "./player_asking.mjs";
import { layouts } from "./player_layout.mjs";
import { origins } from "./player_origins.mjs";
import { pictures } from "./player_pictures.mjs";
import { asked, said } from "./player_sentences.mjs";
import { countedRuns, structures, traceOf } from "./player_structures.mjs";
import { checksum, chunksOf, joinPictures } from "../../Public/js/journey/apng.js";
import { Callees } from "../../Public/js/journey/callees.js";
import { windowOf } from "../../Public/js/journey/cells.js";
import { onThemeChange } from "../../Public/js/journey/dom.js";
import { compile } from "../../Public/js/journey/expression.js";
import { readEdges, readGraph } from "../../Public/js/journey/graphs.js";
import { Moment } from "../../Public/js/journey/moment.js";
import { changesBetween } from "../../Public/js/journey/exports.js";
import { comparing, counterpart, most } from "../../Public/js/journey/parting.js";
import { Player } from "../../Public/js/journey/player.js";
import { isRight } from "../../Public/js/journey/quiz.js";
import { bytesOf, rehearsed } from "../../Public/js/journey/rehearsal.js";
import { Scene } from "../../Public/js/journey/scene.js";
import { isMemo, subscripts } from "../../Public/js/journey/codeline.js";
import { Source } from "../../Public/js/journey/source.js";
import { pathTo } from "../../Public/js/journey/trace/holder.js";
import { Sequence } from "../../Public/js/journey/trace/sequence.js";
import { Table } from "../../Public/js/journey/trace/table.js";
import { finish } from "../../Public/js/journey/trace/work.js";
import { short } from "../../Public/js/journey/values.js";

let [passed, failed] = [0, 0];

function test(name, body) {
  try {
    body();
    passed++;
  } catch (error) {
    failed++;
    console.log(`FAILED ${name}: ${error.message}`);
  }
}

function equal(found, wanted) {
  const [a, b] = [JSON.stringify(found), JSON.stringify(wanted)];
  if (a !== b) throw new Error(`${a} is not ${b}`);
}

const list = (...items) => new Sequence("list", items);
const tuple = (...items) => new Sequence("tuple", items);
const ref = (id) => ({ kind: "reference", id });
const dictionary = (...entries) => {
  const table = new Table("dictionary");
  for (const [key, value] of entries) table.set(key, value);
  return table;
};
const object = (id, typeName, fields, rest = {}) => [
  id,
  {
    id,
    type: typeName.length,
    typeName,
    kind: "class",
    changed: false,
    isNew: false,
    changes: [],
    value: { kind: "structure", type: 0, name: typeName, names: Object.keys(fields), items: Object.values(fields) },
    ...rest,
  },
];
/** @returns {any[]} */
const slots = (values) =>
  Object.entries(values).map(([name, value], id) => ({ id, name, type: "", role: null, value, changed: false, changes: [] }));

/** A moment of a run, with as much of its state as a figure is made of. */
function moment(source, values, objects = [], line = 1) {
  /** @type {any} */
  const state = {
    step: 1,
    line,
    frames: [{ call: 0, fn: 0, name: "f", line, slots: slots(values) }],
    objects: new Map(objects),
    events: [],
  };
  return new Moment(state, new Source(source, "python"));
}

const figures = (it, scene = new Scene()) => scene.figures(it, 600);
const mark = (figure, key) => figure.marks.find((each) => each.key === key);

test("subscripts are found with their nested indices", () => {
  equal(subscripts("dp[i - 1][j] = a[b[k]]"), [
    { name: "dp", indexes: ["i - 1", "j"] },
    { name: "a", indexes: ["b[k]"] },
    { name: "b", indexes: ["k"] },
  ]);
});

test("names that index a list are told apart from those that do not", () => {
  const source = new Source("while lo < hi:\n  if a[mid] > x: hi = mid\n  m[r][c] = n", "python");
  equal(
    [source.isIndexed("a", "mid"), source.isIndexed("a", "x"), source.isIndexed("m[]", "c"), source.isIndexed("m", "c")],
    [true, false, true, false],
  );
});

test("the use of a list tells stack, queue and heap", () => {
  const source = new Source(
    "s.append(1)\ns.pop()\nq.append(1)\nq.popleft()\nheapq.heappush(h, 2)\na.append(1)\na.pop()\na[i] = 1",
    "python",
  );
  equal(
    ["s", "q", "h", "a"].map((name) => source.roleOf(name)),
    ["stack", "queue", "heap", null],
  );
});

test("subscripts are evaluated, and what is not plain gives nothing", () => {
  const scope = (name) => ({ i: 3, n: 10, s: list(4, 5, 6) })[name];
  equal(
    ["i + 1", "n - 1 - i", "s[i - 2]", "len(s) - 1", "n // 4", "-1"].map((text) => compile(text)?.(scope, new Map())),
    [4, 6, 5, 2, 2, -1],
  );
  // No list is so long.
  equal(
    ["a[s[i]]", "s[i]", "s[-i]"].map((text) => compile(text)?.((name) => ({ a: list(1), s: "abc", i: 2n ** 60n })[name], new Map())),
    [undefined, undefined, undefined],
  );
  equal([compile("f(x)"), compile("lambda: 1"), compile("i if x else j")], [null, null, null]);
});

test("what is not shown is counted", () => {
  for (const focus of [[], [5000], [3, 9999]]) {
    const parts = windowOf(10_000, focus, 40, [[100, 140]]);
    equal(
      parts.reduce((sum, part) => sum + (typeof part === "number" ? 1 : part.to - part.from), 0),
      10_000,
    );
    for (const place of focus) if (!parts.includes(place)) throw new Error(`${place} is hidden`);
  }
  equal(short(list(...Array(500).fill(7)), 30), "[7, 7, 7, 7, 7, 7, 7, 7, … 492 more]");
});

test("an index that moves within its block leaves the window as it is", () => {
  equal(windowOf(1000, [401], 40), windowOf(1000, [406], 40));
});

test("two names of one list make one figure that says so", () => {
  const it = moment("a[i]", { a: ref(1), b: ref(1), i: 1 }, [
    [1, { id: 1, kind: "list", typeName: "list", changes: [], value: list(1, 2) }],
  ]);
  const [figure, ...rest] = figures(it);
  equal([rest.length, figure.names, figure.note], [0, ["a", "b"], "one object, several names"]);
});

test("index variables stand below the cells, with a band between two of them", () => {
  const it = moment("while left < right:\n  t = a[left] + a[right]\n  left += 1\n  right -= 1", { a: list(5, 6, 7, 8), left: 1, right: 2 });
  const [figure] = figures(it);
  const [left, cell] = [mark(figure, "pleft"), mark(figure, "c1")];
  equal(left.x + left.w / 2, cell.x + cell.w / 2);
  equal([Boolean(mark(figure, "pright")), Boolean(mark(figure, "band0"))], [true, true]);
});

test("what the line will read is marked", () => {
  const [figure] = figures(moment("x = a[i + 1]\ni += 1", { a: list(5, 6, 7), i: 1 }));
  equal([mark(figure, "c2").className.includes("read"), mark(figure, "c1").className.includes("read")], [true, false]);
});

const chain = (...links) => links.map(([id, next]) => object(id, "ListNode", { val: id, next: next ? ref(next) : null }));

test("nodes of a list keep their places while it is turned round", () => {
  const scene = new Scene({ isDraft: true });
  const before = figures(moment("", { head: ref(1) }, chain([1, 2], [2, 3], [3, 0])), scene)[0];
  const after = figures(moment("", { head: ref(3) }, chain([1, 0], [2, 1], [3, 2])), scene)[0];
  equal([before.kind, before.word], ["chain", "linked list"]);
  for (const id of [1, 2, 3]) equal(mark(before, `n${id}`).x, mark(after, `n${id}`).x);
});

test("a list that runs in a circle is drawn with all its nodes", () => {
  const [figure] = figures(moment("", { head: ref(1), slow: ref(2), fast: ref(2) }, chain([1, 2], [2, 3], [3, 1])));
  equal(
    [figure.count, Boolean(mark(figure, "pslow")), Boolean(mark(figure, "pfast")), Boolean(mark(figure, "e3.next."))],
    [3, true, true, true],
  );
});

test("a long list is cut with the number that is missing", () => {
  const links = Array.from({ length: 500 }, (_, place) => [place + 1, place < 499 ? place + 2 : 0]);
  const [figure] = figures(moment("", { head: ref(1) }, chain(...links)));
  const nodes = figure.marks.filter(({ key }) => /^n\d/.test(key)).length;
  const missing = figure.marks
    .filter(({ text }) => /^… /.test(text ?? ""))
    .reduce((sum, { text }) => sum + Number(text.match(/\d+/)[0]), 0);
  equal(nodes + missing, 500);
});

const treeNode = (id, left, right) => object(id, "TreeNode", { val: id, left: left ? ref(left) : null, right: right ? ref(right) : null });

test("left stands left and right stands right of the root", () => {
  const [figure] = figures(moment("", { root: ref(2) }, [treeNode(1), treeNode(2, 1, 3), treeNode(3)]));
  const [one, two, three] = [1, 2, 3].map((id) => mark(figure, `n${id}`));
  equal([figure.kind, one.x < two.x, two.x < three.x, one.y === three.y, two.y < one.y], ["tree", true, true, true, true]);
});

test("a tree that runs in a circle becomes a graph and does not hang", () => {
  const [figure] = figures(moment("", { root: ref(1) }, [treeNode(1, 2, 3), treeNode(2, 1, 3), treeNode(3, 2, 1)]));
  equal([figure.kind, figure.count], ["graph", 3]);
});

test("letters on the links make a trie", () => {
  const node = (id, children) =>
    object(id, "TrieNode", { children: dictionary(...children.map(([letter, to]) => [letter, ref(to)])), is_end: false });
  const [figure] = figures(
    moment("", { root: ref(1) }, [
      node(1, [
        ["a", 2],
        ["b", 3],
      ]),
      node(2, []),
      node(3, []),
    ]),
  );
  equal([figure.word, mark(figure, "t2").text, mark(figure, "t3").text], ["trie", "a", "b"]);
});

test("no name covers a letter on a link", () => {
  const node = (id, letter, to) => object(id, "TrieNode", { children: dictionary(...(to ? [[letter, ref(to)]] : [])), is_end: !to });
  const nodes = [node(1, "d", 2), node(2, "o", 3), node(3)];
  for (const names of [{ node: 2 }, { node: 2, end: 3 }, { node: 3, end: 3, last: 3 }]) {
    const values = Object.fromEntries(Object.entries({ root: 1, ...names }).map(([name, id]) => [name, ref(id)]));
    const [{ marks }] = figures(moment("", values, nodes));
    const boxes = marks.filter(({ shape }) => shape === "box");
    // Letters are 12 pixels large, with their middle at the mark.
    for (const { key, x, y } of ["t2", "t3"].map((key) => mark({ marks }, key))) {
      const over = boxes.find((box) => box.x < x + 6 && x - 6 < box.x + box.w && box.y < y + 6 && y - 6 < box.y + box.h);
      if (over) throw new Error(`${over.key} covers ${key} with ${Object.keys(names)}`);
    }
  }
});

test("letters make a trie whatever the field is called, and shared nodes make no tree of it", () => {
  const node = (id, ...below) => object(id, "Node", { below: dictionary(...below.map(([letter, to]) => [letter, ref(to)])), ends: false });
  const [trie] = figures(moment("", { root: ref(1) }, [node(1, ["a", 2], ["b", 3]), node(2, ["c", 4]), node(3), node(4)]));
  equal([trie.kind, trie.word, mark(trie, "t2").text, mark(trie, "t4").text], ["tree", "trie", "a", "c"]);
  const [shared] = figures(moment("", { root: ref(1) }, [node(1, ["a", 2], ["b", 3]), node(2, ["c", 4]), node(3, ["c", 4]), node(4)]));
  equal([shared.kind, shared.count], ["graph", 4]);
});

test("an indirect enumeration is drawn as the tree that it is", () => {
  const leaf = { kind: "enumeration", type: 4, name: "Tree", case: "leaf", items: [] };
  const node = (left, value, right) => ({ kind: "enumeration", type: 4, name: "Tree", case: "node", items: [left, value, right] });
  const [figure] = figures(moment("", { tree: node(node(leaf, 1, leaf), 2, leaf) }));
  equal(
    [figure.kind, figure.count, mark(figure, "nv").text, mark(figure, "nv.0").text, mark(figure, "nv.1").text],
    ["tree", 5, "2", "1", ".leaf"],
  );
});

test("a store of a type called heap is a heap", () => {
  const heap = { kind: "structure", type: 3, name: "MinHeap", names: ["items"], items: [list(1, 2, 3)] };
  const kinds = figures(moment("", { heap })).map(({ kind }) => kind);
  equal(kinds, ["structure", "heap"]);
});

test("a value that was handed on under its name is drawn once", () => {
  const it = moment("", { nums: list(1, 2) });
  it.state.frames.push(/** @type {any} */ ({ call: 1, fn: 1, name: "g", line: 1, slots: slots({ nums: list(1, 2) }) }));
  equal(figures(new Moment(it.state, it.source)).length, 1);
});

test("a variable that hides another of its name is shown alone", () => {
  const it = moment("", { nums: list(1, 2) });
  it.state.frames[0].slots.push({ ...slots({ nums: list(2, 1) })[0], id: 1 });
  const shadowed = new Moment(it.state, it.source);
  equal(
    [shadowed.slotsOf(shadowed.frame).map(({ id }) => id), /** @type {any} */ (shadowed.lookup("nums")).items, figures(shadowed).length],
    [[1], [2, 1], 1],
  );
});

test("adjacency lists, matrices, dictionaries and edges are read as graphs", () => {
  const none = new Map();
  equal(readGraph(list(list(1, 2), list(2), list()), none)?.edges.length, 3);
  equal(readGraph(list(list(0, 5), list(5, 0)), none), {
    ids: ["0", "1"],
    edges: [
      { from: "0", to: "1", label: "5" },
      { from: "1", to: "0", label: "5" },
    ],
    directed: false,
  });
  equal(readGraph(dictionary(["A", list(tuple("B", 4))], ["B", list()]), none), {
    ids: ["A", "B"],
    edges: [{ from: "A", to: "B", label: "4" }],
    directed: true,
  });
  equal(readEdges(list(list(0, 1, 7), list(1, 2, 3)), none).ids, ["0", "1", "2"]);
  equal(readGraph(list(list(9)), none), null);
});

test("a loop over neighbours makes a graph of a list whatever it is called", () => {
  const loop = "for follower in followers[course]:\n  waiting[follower] -= 1";
  const kind = (source, followers) => figures(moment(source, { followers })).find(({ names }) => names.includes("followers")).kind;
  const rows = list(list(1, 2), list(3), list(3), list());
  equal([kind(loop, rows), kind("followers[i]", rows)], ["graph", "lists"]);
  equal(kind("for follower in followers[course] where waiting[follower] > 0 {", rows), "graph");
  equal(kind("for follower in followers[course] ?? [] {\n  waiting[follower] -= 1", dictionary([0, list(1)], [1, list()])), "graph");
  // Numbers that are counted, places of a letter, cells, and the row's name alone tell of no neighbours.
  equal(kind(loop, list(list(1, 1, 0, 0), list(0, 0, 1, 1))), "matrix");
  equal(kind(loop, dictionary(["a", list(0, 2)], ["b", list(1)])), "dictionary");
  equal(kind("for r, c in followers[k]:\n  board[r][c] = 1", list(list(tuple(0, 1)), list())), "lists");
  equal(kind("for number in followers[k]:\n  sums[k] += number", rows), "lists");
});

test("what leads from one sort of thing to another is no graph, whose rows are gone through elsewhere", () => {
  const loop =
    "    for bus in busesAt[stop] ?? [] where !isTaken[bus] {\n      isTaken[bus] = true\n      next += routes[bus].filter { seen.insert($0).inserted }";
  const busesAt = dictionary([1, list(0)], [2, list(0)], [7, list(0, 1)], [0, list(1)]);
  const kind = (head) => figures(moment(`${head}\n${loop}`, { busesAt }))[0].kind;
  equal(kind("for (bus, stops) in routes.enumerated() {\n  for stop in stops { busesAt[stop, default: []].append(bus) }"), "dictionary");
  equal(kind("for stops in routes {\n  for (place, stop) in stops.enumerated() { print(place, stop) }"), "dictionary");
  // Where nobody goes through the rows of what a node indexes, it is one.
  equal(kind("for name in routes { print(name) }"), "graph");
});

test("too many things become a summary that says how many", () => {
  const values = Object.fromEntries(Array.from({ length: 30 }, (_, place) => [`a${place}`, list(...Array(40).fill(1))]));
  const all = figures(moment("", values));
  equal(all.length, 30);
  if (!all.at(-1).note?.includes("not drawn")) throw new Error("nothing was summed up");
});

test("keys that are greater than a number can be, alone and in tuples and structures, are drawn and told apart", () => {
  const big = 2n ** 61n;
  const point = (x) => ({ kind: "structure", type: 0, name: "P", names: ["x"], items: [x] });
  const pair = (x) => ({ kind: "structure", type: 1, name: "Q", names: ["p"], items: [point(x)] });
  const [one, two] = [pair(big), pair(big + 1n)];
  const values = {
    byNumber: dictionary([big, 1], [2, 2]),
    byPair: dictionary([tuple(1, tuple(2, big)), 1]),
    byPlace: dictionary([one, 1], [two, 2]),
  };
  const it = moment("print(byNumber[key])", { ...values, key: big });
  Object.assign(it.frame.slots[2], { changes: [{ path: [two], old: 0, value: 2 }] });
  const all = figures(new Moment(it.state, it.source));
  equal(
    all.map(({ names, count }) => [names[0], count]),
    [
      ["byNumber", 2],
      ["byPair", 1],
      ["byPlace", 2],
    ],
  );
  const [marks, changed] = [all[2].marks, all[2].marks.filter(({ className = "" }) => className.includes("changed"))];
  equal([marks.length > changed.length, changed.length > 0], [true, true]);
});

test("of more nodes than are looked at the first are drawn, whatever they lead to", () => {
  const node = (id, left, right) => object(id, "Node", { value: id, left, right });
  const count = 4500;
  const link = (id) => (id <= count ? ref(id) : null);
  const nodes = Array.from({ length: count }, (_, place) => node(place + 1, link(2 * place + 2), link(2 * place + 3)));
  const chain = Array.from({ length: count }, (_, place) => object(place + 1, "ListNode", { value: place, next: link(place + 2) }));
  for (const [word, objects] of Object.entries({ "binary tree": nodes, "linked list": chain })) {
    const [figure] = figures(moment("", { root: ref(1) }, objects));
    equal([figure.word, figure.count, figure.note], [word, 4000, "only the first 4,000 objects are looked at"]);
  }
});

test("what a stranger's file calls a list and is none is not drawn", () => {
  const wrong = (kind, value) =>
    figures(moment("", { a: ref(1) }, [[1, { id: 1, type: 0, typeName: "T", kind, changed: false, isNew: false, changes: [], value }]]))
      .length;
  const opaque = { kind: "opaque", text: "?" };
  equal(
    [
      wrong("list", dictionary([1, 2])),
      wrong("dictionary", list(1)),
      wrong("class", opaque),
      wrong("set", opaque),
      wrong("deque", list(1)),
    ],
    [0, 0, 0, 0, 1],
  );
});

test("a guess is right whatever its quotes, spaces and capitals", () => {
  equal(
    [
      isRight("[1,2]", "[1, 2]"),
      isRight("abc", '"abc"'),
      isRight("TRUE", "True"),
      isRight("2", "2.0"),
      isRight("3", "2"),
      isRight("", "0"),
    ],
    [true, true, true, true, false, false],
  );
});

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

/**
 * A run whose states give one variable a value each: `[{ line, name, value }]`.
 * @returns {any}
 */
function run(source, states, output = "") {
  const names = [...new Set(states.map(({ name }) => name))];
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

const values = (name, ...list) => list.map((value, place) => ({ line: place + 1, name, value }));

const findParting = (left, right) => finish(comparing(left, right)).parting;

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
  const change = (object) => [{ kind: "splice", object }];
  const states = (...rows) =>
    rows.map((row, step) => {
      const objects = new Map(
        row.map((items, place) => [place + 2, { kind: "list", value: new Sequence("list", items), changed: place === row.length - 1 }]),
      );
      objects.set(1, {
        kind: "list",
        value: new Sequence(
          "list",
          row.map((_, place) => ({ kind: "reference", id: place + 2 })),
        ),
        changed: false,
      });
      const slot = { id: 0, name: "merged", value: { kind: "reference", id: 1 }, changed: step === 0, changes: [] };
      return { step, line: 1, events: step ? change(2) : [], objects, frames: [{ call: 0, fn: 0, slots: [slot] }] };
    });
  const told = (source, rows) => {
    const list = states(...rows);
    return {
      ...run(source, values("merged", ...rows.map(() => 0))),
      cursor: (start) => ({
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

test("what no variable holds is named by the shortest way to it", () => {
  const ref = (id) => ({ kind: "reference", id });
  /** @returns {any} */
  const list = (...items) => ({ value: new Sequence("list", items) });
  const objects = new Map([
    [1, list(ref(2), list(ref(3)).value)],
    [2, list(7)],
    [3, list()],
    [4, list()],
  ]);
  /** @returns {any} */
  const frame = (...slots) => ({ slots: slots.map(([name, value]) => ({ name, value })) });
  const way = (id, ...frames) => pathTo(id, { frames, objects, events: [] }, String);
  equal(
    [1, 2, 3, 4].map((id) => way(id, frame(["rows", ref(1)]))),
    ["rows", "rows[0]", "rows[1][0]", null],
  );
  // An inner variable of the name hides the outer one; the nearest wins.
  equal(way(2, frame(["rows", ref(1)]), frame(["rows", 5])), null);
  equal(way(2, frame(["rows", ref(1)]), frame(["row", ref(2)])), "row");
  // Too deep, and too far behind in a list.
  const deep = [1, 2, 3, 4, 5].reduce((inner) => new Sequence("tuple", [inner]), /** @type {any} */ (ref(4)));
  equal(way(4, frame(["deep", deep])), null);
  objects.set(5, list(...Array(5000).fill(0), ref(4)));
  equal(way(4, frame(["wide", ref(5)])), null);
});

test("runs that answer differently part where they are about to return, their variables still in sight", () => {
  const answering = (value) => ({
    ...run(`p${value}`, values("x", 1, 2, 3)),
    calls: { count: 2, get: () => ({ parent: 0, exit: 2 }) },
    stateAt: () => ({ objects: new Map(), events: [{ kind: "exit", call: 1, value }] }),
  });
  const { why, left, right, leftValue } = findParting(answering(4), answering(5));
  equal([why, left, right, leftValue], ["answer", 1, 1, "4"]);
});

test("pictures are joined into one that moves", () => {
  equal(checksum(new TextEncoder().encode("IEND")), 0xae426082);
  const part = (type, data) => {
    const bytes = new Uint8Array(12 + data.length);
    new DataView(bytes.buffer).setUint32(0, data.length);
    bytes.set(new TextEncoder().encode(type), 4);
    bytes.set(data, 8);
    return [...bytes];
  };
  const png = Uint8Array.from([
    137,
    80,
    78,
    71,
    13,
    10,
    26,
    10,
    ...part("IHDR", [0, 0, 0, 2, 0, 0, 0, 1, 8, 2, 0, 0, 0]),
    ...part("IDAT", [1, 2, 3]),
    ...part("IEND", []),
  ]);
  equal(
    chunksOf(joinPictures([{ png }, { png, x: 0, y: 0 }, { png }], 200)).map(({ type }) => type),
    ["IHDR", "acTL", "fcTL", "IDAT", "fcTL", "fdAT", "fcTL", "fdAT", "IEND"],
  );
});

test("a picture that moves holds only what changed", () => {
  /** @returns {any} */
  const picture = (...values) => ({ width: 3, height: 2, data: { buffer: Uint32Array.from(values).buffer } });
  const { x, y, w, h, pixels } = changesBetween(picture(1, 1, 1, 1, 1, 1), picture(1, 2, 1, 1, 1, 3));
  equal([x, y, w, h, [...pixels]], [1, 0, 2, 2, [2, 0, 0, 3]]);
  equal(changesBetween(picture(1, 1, 1, 1, 1, 1), picture(1, 1, 1, 1, 1, 1)).w, 1);
});

test("an answer from the program's own cache is told by its line", () => {
  const memo = (...lines) => isMemo(lines, lines.length);
  equal(
    [
      memo("return memo[n]"),
      memo("if n in self.cache:", "  return self.cache[n]"),
      memo("if let count = known[sum] { return count }"),
      memo("if let best = memo[key] {", "  return best"),
      memo("return n"),
      memo("if n < 2 {", "  return memoise(n)"),
      memo("memo[n] = best", "return best"),
    ],
    [true, true, true, true, false, false, false],
  );
});

test("a part of a run keeps the run's own numbers", () => {
  const trace = traceOf("window.py");
  Object.assign(trace.footer, {
    gap: 9000,
    skipped: 500,
    counts: {
      lines: [
        [6, 70],
        [7, 30],
      ],
      calls: [],
    },
  });
  const player = new Player(trace);
  const asked = [];
  player.goToNumber(9007);
  equal([player.step, player.numberText(), player.end], [7, "9,007", 9600 + trace.steps]);
  player.goToNumber(12);
  equal([player.step, player.notice], [0, "Step 12 was not recorded: this is the nearest one that was."]);
  player.record = (part) => asked.push(part);
  player.goToNumber(12);
  player.goToNumber(9500);
  player.goToNumber(99_999);
  equal(asked, [
    { from: 0, to: player.end, step: 12 },
    { from: 8500, to: player.end, step: 9500 },
  ]);
});

test("a step is gone to as it is written, and what is no step is told", () => {
  const player = new Player(traceOf("window.py"));
  const went = (text) => {
    player.go(7);
    player.goToText(text);
    return [player.step, player.notice];
  };
  equal(
    [went("12"), went(" 1,2 "), went("0")],
    [
      [12, ""],
      [12, ""],
      [0, ""],
    ],
  );
  for (const text of ["abc", "-3", "2.5", "1e3", "0x5", "9".repeat(16)]) equal(went(text), [7, `“${text}” is no step's number.`]);
  equal(went("9,999"), [player.steps, "The run has no step 9,999: this is the nearest."]);
});

test("a player that is closed is called for no change of theme any more", () => {
  const heard = new Set();
  const query = { addEventListener: (_, listener) => heard.add(listener), removeEventListener: (_, listener) => heard.delete(listener) };
  const page = {
    document: {},
    matchMedia: () => query,
    MutationObserver: class {
      observe() {
        heard.add(this);
      }
      disconnect() {
        heard.delete(this);
      }
    },
  };
  /** @type {[string, PropertyDescriptor | undefined][]} */
  const before = Object.keys(page).map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)]);
  Object.assign(globalThis, page);
  try {
    const stop = onThemeChange(() => {});
    equal(heard.size, 2);
    stop();
    equal(heard.size, 0);
  } finally {
    for (const [name, own] of before) own ? Object.defineProperty(globalThis, name, own) : Reflect.deleteProperty(globalThis, name);
  }
});

test("where a run goes on behind what is compared, nothing is said of its further values", () => {
  const [short, long] = [run("p", values("x", 1, 2)), run("q", values("x", 1, 2, 3))];
  equal(findParting(short, long).leftValue, "no further value");
  equal([findParting({ ...short, steps: most }, long), findParting(long, { ...short, steps: most })], [null, null]);
});

/** Plays on until the player stops by itself: the step at which it does. */
const played = (player) =>
  new Promise((resolve) => {
    player.onMove(() => player.playback.isPlaying || resolve(player.step));
    player.playback.play();
  });

const watching = new Player(traceOf("window.py"));
watching.playback.speed = 1000;
watching.watches = ["best ==", "best >= 2", "left == 2"];
const stops = [await played(watching), await played(watching), await played(watching)];

test("playing stops where a condition begins to hold, and goes on from there", () => {
  const found = ["best >= 2", "left == 2"].map((text) => watching.trace.findWhere(0, text, 1));
  equal(stops, [...found, watching.steps]);
});

test("a value that was handed on is drawn once, as it is where it changes", () => {
  const it = moment("", { grid: list(1, 2) });
  it.state.frames.push(/** @type {any} */ ({ call: 1, fn: 1, name: "g", line: 1, slots: slots({ grid: list(1, 3) }) }));
  const inner = new Moment(it.state, it.source, new Map([[1, { id: 1, name: "g", line: 1, endLine: 1, parameters: [0] }]]));
  const all = figures(inner);
  equal([all.length, mark(all[0], "c1").text], [1, "3"]);
});

test("the modules can be joined into one script", () => {
  const folder = fileURLToPath(new URL("../../Public/js/journey/", import.meta.url));
  new Function(bundle(folder, ["index.js", "compare.js"]));
});

test("what is rehearsed is a trace of the format that is read now", () => {
  equal([...bytesOf(rehearsed)], [...readFileSync(new URL("player/window.py.djt", import.meta.url))]);
});

test("the callees of a call are those that name it as their parent, up to a limit", () => {
  const calls = { count: 6, parent: Int32Array.of(-1, 0, 1, 1, 0, 1) };
  const callees = new Callees(calls);
  equal(
    [0, 1, 2, 5].map((call) => [...callees.of(call)]),
    [[1, 4], [2, 3, 5], [], []],
  );
  equal(
    [0, 3, 5, 6].map((limit) => [...callees.of(1, limit)]),
    [[], [2], [2, 3], [2, 3, 5]],
  );
});

structures(test, equal);
layouts(test, equal);
pictures(test, equal);
await countedRuns(test, equal);
await said(test, equal);
asked(test, equal);
origins(test, equal);
await asking(test, equal);

console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
