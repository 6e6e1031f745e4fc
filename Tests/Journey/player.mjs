// The player's parts that need no page: `node Tests/Journey/player.mjs` prints "N passed, N failed".

/** @import { Frame, Value } from "types/journey.d.ts" */
/** @import { Equal, Made, Test } from "types/tests.d.ts" */

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { bundle } from "./player_bundle.mjs";
import { asking } from "./player_asking.mjs";
import { layouts } from "./player_layout.mjs";
import { origins } from "./player_origins.mjs";
import { pictures } from "./player_pictures.mjs";
import { momentFigures } from "./player_figures.mjs";
import { partings } from "./player_parting.mjs";
import { asked, said } from "./player_sentences.mjs";
import { countedRuns, structures, traceOf } from "./player_structures.mjs";
import { checksum, chunksOf, joinPictures } from "../../Public/js/journey/apng.js";
import { Callees } from "../../Public/js/journey/callees.js";
import { windowOf } from "../../Public/js/journey/cells.js";
import { onThemeChange } from "../../Public/js/journey/dom.js";
import { compile } from "../../Public/js/journey/expression.js";
import { changesBetween } from "../../Public/js/journey/exports.js";
import { Player } from "../../Public/js/journey/player.js";
import { isRight } from "../../Public/js/journey/quiz.js";
import { bytesOf, rehearsed } from "../../Public/js/journey/rehearsal.js";
import { isMemo, subscripts } from "../../Public/js/journey/codeline.js";
import { Source } from "../../Public/js/journey/source.js";
import { pathTo } from "../../Public/js/journey/trace/holder.js";
import { Sequence } from "../../Public/js/journey/trace/sequence.js";
import { short } from "../../Public/js/journey/values.js";
import { list, ref } from "./player_made.mjs";

let [passed, failed] = [0, 0];

/** @type {Test} */
function test(name, body) {
  try {
    body();
    passed++;
  } catch (error) {
    failed++;
    console.log(`FAILED ${name}: ${error.message}`);
  }
}

/** @type {Equal} */
function equal(found, wanted) {
  const [a, b] = [JSON.stringify(found), JSON.stringify(wanted)];
  if (a !== b) throw new Error(`${a} is not ${b}`);
}

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
  /** @param {string} name */
  const scope = (name) => new Map(Object.entries({ i: 3, n: 10, s: list(4, 5, 6) })).get(name);
  equal(
    ["i + 1", "n - 1 - i", "s[i - 2]", "len(s) - 1", "n // 4", "-1"].map((text) => compile(text)?.(scope, new Map())),
    [4, 6, 5, 2, 2, -1],
  );
  // No list is so long.
  equal(
    ["a[s[i]]", "s[i]", "s[-i]"].map((text) =>
      compile(text)?.((name) => new Map(Object.entries({ a: list(1), s: "abc", i: 2n ** 60n })).get(name), new Map()),
    ),
    [undefined, undefined, undefined],
  );
  equal([compile("f(x)"), compile("lambda: 1"), compile("i if x else j")], [null, null, null]);
});

test("what is not shown is counted", () => {
  for (const focus of [[], [5000], [3, 9999]]) {
    const parts = windowOf(10_000, focus, 40, [[100, 140]]);
    equal(
      parts.map((part) => (typeof part === "number" ? 1 : part.to - part.from)).reduce((sum, each) => sum + each, 0),
      10_000,
    );
    for (const place of focus) if (!parts.includes(place)) throw new Error(`${place} is hidden`);
  }
  equal(short(list(...Array(500).fill(7)), 30), "[7, 7, 7, 7, 7, 7, 7, 7, … 492 more]");
});

test("an index that moves within its block leaves the window as it is", () => {
  equal(windowOf(1000, [401], 40), windowOf(1000, [406], 40));
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

test("what no variable holds is named by the shortest way to it", () => {
  /** @param {Value[]} items @returns {Made} */
  const held = (...items) => ({ value: new Sequence("list", items) });
  const objects = new Map([
    [1, held(ref(2), held(ref(3)).value)],
    [2, held(7)],
    [3, held()],
    [4, held()],
  ]);
  /** @param {[string, Value][]} slots @returns {Made} */
  const frame = (...slots) => ({ slots: slots.map(([name, value]) => ({ name, value })) });
  /** @param {number} id @param {Frame[]} frames */
  const way = (id, ...frames) => pathTo(id, { frames, objects, events: [] }, String);
  equal(
    [1, 2, 3, 4].map((id) => way(id, frame(["rows", ref(1)]))),
    ["rows", "rows[0]", "rows[1][0]", null],
  );
  // An inner variable of the name hides the outer one; the nearest wins.
  equal(way(2, frame(["rows", ref(1)]), frame(["rows", 5])), null);
  equal(way(2, frame(["rows", ref(1)]), frame(["row", ref(2)])), "row");
  // Too deep, and too far behind in a list.
  const deep = [1, 2, 3, 4, 5].reduce((inner) => new Sequence("tuple", [inner]), /** @type {Made} */ (ref(4)));
  equal(way(4, frame(["deep", deep])), null);
  objects.set(5, held(...Array(5000).fill(0), ref(4)));
  equal(way(4, frame(["wide", ref(5)])), null);
});

test("pictures are joined into one that moves", () => {
  equal(checksum(new TextEncoder().encode("IEND")), 0xae426082);
  /** @param {string} type @param {number[]} data */
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
  /** @param {number[]} values @returns {Made} */
  const picture = (...values) => ({ width: 3, height: 2, data: { buffer: Uint32Array.from(values).buffer } });
  const { x, y, w, h, pixels } = changesBetween(picture(1, 1, 1, 1, 1, 1), picture(1, 2, 1, 1, 1, 3));
  equal([x, y, w, h, [...pixels]], [1, 0, 2, 2, [2, 0, 0, 3]]);
  equal(changesBetween(picture(1, 1, 1, 1, 1, 1), picture(1, 1, 1, 1, 1, 1)).w, 1);
});

test("an answer from the program's own cache is told by its line", () => {
  /** @param {string[]} lines */
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
  /** @type {object[]} */
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
  /** @param {string} text */
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
  /** @type {{ [verb: string]: (kind: string, listener: unknown) => unknown }} */
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

/**
 * Plays on until the player stops by itself: the step at which it does.
 * @param {Player} player
 */
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

momentFigures(test, equal);
partings(test, equal);
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
