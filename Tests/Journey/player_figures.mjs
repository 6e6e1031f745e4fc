// What is drawn of made-up moments: arrays with pointers, linked lists, trees, graphs, and what is too much to draw.

/** @import { EnumerationValue, OpaqueValue, StructureValue, Value } from "types/journey.d.ts" */
/** @import { Equal, Made, Test } from "types/tests.d.ts" */

import { list, tuple, ref, pair, dictionary, object, slots, moment, figures, mark } from "./player_made.mjs";
import { readEdges, readGraph } from "../../Public/js/journey/graphs.js";
import { Moment } from "../../Public/js/journey/moment.js";
import { Scene } from "../../Public/js/journey/scene.js";

/** @param {Test} test @param {Equal} equal */
export function momentFigures(test, equal) {
  test("two names of one list make one figure that says so", () => {
    const it = moment("a[i]", { a: ref(1), b: ref(1), i: 1 }, [
      [1, { id: 1, kind: "list", typeName: "list", changes: [], value: list(1, 2) }],
    ]);
    const [figure, ...rest] = figures(it);
    equal([rest.length, figure.names, figure.note], [0, ["a", "b"], "one object, several names"]);
  });

  test("index variables stand below the cells, with a band between two of them", () => {
    const it = moment("while left < right:\n  t = a[left] + a[right]\n  left += 1\n  right -= 1", {
      a: list(5, 6, 7, 8),
      left: 1,
      right: 2,
    });
    const [figure] = figures(it);
    const [left, cell] = [mark(figure, "pleft"), mark(figure, "c1")];
    equal(left.x + left.w / 2, cell.x + cell.w / 2);
    equal([Boolean(mark(figure, "pright")), Boolean(mark(figure, "band0"))], [true, true]);
  });

  test("what the line will read is marked", () => {
    const [figure] = figures(moment("x = a[i + 1]\ni += 1", { a: list(5, 6, 7), i: 1 }));
    equal([mark(figure, "c2").className.includes("read"), mark(figure, "c1").className.includes("read")], [true, false]);
  });

  /** @param {number[][]} links */
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

  /** @param {number} id @param {number} [left] @param {number} [right] */
  const treeNode = (id, left, right) =>
    object(id, "TreeNode", { val: id, left: left ? ref(left) : null, right: right ? ref(right) : null });

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
    /** @param {number} id @param {[string, number][]} children */
    const node = (id, children) =>
      object(id, "TrieNode", { children: dictionary(...children.map(([letter, to]) => pair(letter, to))), is_end: false });
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
    /** @param {number} id @param {string} letter @param {number} [to] */
    const node = (id, letter, to) => object(id, "TrieNode", { children: dictionary(...(to ? [pair(letter, to)] : [])), is_end: !to });
    const nodes = [node(1, "d", 2), node(2, "o", 3), node(3, "")];
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
    /** @param {number} id @param {[string, number][]} below */
    const node = (id, ...below) => object(id, "Node", { below: dictionary(...below.map(([letter, to]) => pair(letter, to))), ends: false });
    const [trie] = figures(moment("", { root: ref(1) }, [node(1, ["a", 2], ["b", 3]), node(2, ["c", 4]), node(3), node(4)]));
    equal([trie.kind, trie.word, mark(trie, "t2").text, mark(trie, "t4").text], ["tree", "trie", "a", "c"]);
    const [shared] = figures(moment("", { root: ref(1) }, [node(1, ["a", 2], ["b", 3]), node(2, ["c", 4]), node(3, ["c", 4]), node(4)]));
    equal([shared.kind, shared.count], ["graph", 4]);
  });

  test("an indirect enumeration is drawn as the tree that it is", () => {
    /** @type {EnumerationValue} */
    const leaf = { kind: "enumeration", type: 4, name: "Tree", case: "leaf", items: [] };
    /** @param {Value} left @param {Value} value @param {Value} right @returns {EnumerationValue} */
    const node = (left, value, right) => ({ kind: "enumeration", type: 4, name: "Tree", case: "node", items: [left, value, right] });
    const [figure] = figures(moment("", { tree: node(node(leaf, 1, leaf), 2, leaf) }));
    equal(
      [figure.kind, figure.count, mark(figure, "nv").text, mark(figure, "nv.0").text, mark(figure, "nv.1").text],
      ["tree", 5, "2", "1", ".leaf"],
    );
  });

  test("a store of a type called heap is a heap", () => {
    /** @type {StructureValue} */
    const heap = { kind: "structure", type: 3, name: "MinHeap", names: ["items"], items: [list(1, 2, 3)] };
    const kinds = figures(moment("", { heap })).map(({ kind }) => kind);
    equal(kinds, ["structure", "heap"]);
  });

  test("a value that was handed on under its name is drawn once", () => {
    const it = moment("", { nums: list(1, 2) });
    it.state.frames.push(/** @type {Made} */ ({ call: 1, fn: 1, name: "g", line: 1, slots: slots({ nums: list(1, 2) }) }));
    equal(figures(new Moment(it.state, it.source)).length, 1);
  });

  test("a variable that hides another of its name is shown alone", () => {
    const it = moment("", { nums: list(1, 2) });
    it.state.frames[0].slots.push({ ...slots({ nums: list(2, 1) })[0], id: 1 });
    const shadowed = new Moment(it.state, it.source);
    equal(
      [shadowed.slotsOf(shadowed.frame).map(({ id }) => id), /** @type {Made} */ (shadowed.lookup("nums")).items, figures(shadowed).length],
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
    equal(readEdges(list(list(0, 1, 7), list(1, 2, 3)), none)?.ids, ["0", "1", "2"]);
    equal(readGraph(list(list(9)), none), null);
  });

  test("a loop over neighbours makes a graph of a list whatever it is called", () => {
    const loop = "for follower in followers[course]:\n  waiting[follower] -= 1";
    /** @param {string} source @param {Value} followers */
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
    /** @param {string} head */
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
    /** @param {Value} x @returns {StructureValue} */
    const point = (x) => ({ kind: "structure", type: 0, name: "P", names: ["x"], items: [x] });
    /** @param {Value} x @returns {StructureValue} */
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
    /** @param {number} id @param {Value} left @param {Value} right */
    const node = (id, left, right) => object(id, "Node", { value: id, left, right });
    const count = 4500;
    /** @param {number} id */
    const link = (id) => (id <= count ? ref(id) : null);
    const nodes = Array.from({ length: count }, (_, place) => node(place + 1, link(2 * place + 2), link(2 * place + 3)));
    const chain = Array.from({ length: count }, (_, place) => object(place + 1, "ListNode", { value: place, next: link(place + 2) }));
    for (const [word, objects] of Object.entries({ "binary tree": nodes, "linked list": chain })) {
      const [figure] = figures(moment("", { root: ref(1) }, objects));
      equal([figure.word, figure.count, figure.note], [word, 4000, "only the first 4,000 objects are looked at"]);
    }
  });

  test("what a stranger's file calls a list and is none is not drawn", () => {
    /** @param {string} kind @param {Value} value */
    const wrong = (kind, value) =>
      figures(moment("", { a: ref(1) }, [[1, { id: 1, type: 0, typeName: "T", kind, changed: false, isNew: false, changes: [], value }]]))
        .length;
    /** @type {OpaqueValue} */
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

  test("a value that was handed on is drawn once, as it is where it changes", () => {
    const it = moment("", { grid: list(1, 2) });
    it.state.frames.push(/** @type {Made} */ ({ call: 1, fn: 1, name: "g", line: 1, slots: slots({ grid: list(1, 3) }) }));
    const inner = new Moment(it.state, it.source, new Map([[1, { id: 1, name: "g", line: 1, endLine: 1, parameters: [0] }]]));
    const all = figures(inner);
    equal([all.length, mark(all[0], "c1").text], [1, "3"]);
  });
}
