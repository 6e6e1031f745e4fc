// Long questions: their answers are the same at once, in slices, and from a worker; and no part of the work is long.

/** @import { Question } from "types/journey.d.ts" */
/** @import { Equal, Made, Test } from "types/tests.d.ts" */
/** @import { Trace } from "../../Public/js/journey/trace.js" */

import { readFileSync } from "node:fs";
import { serve, workOn } from "../../Public/js/journey/answers.js";
import { Asker } from "../../Public/js/journey/asker.js";
import { Player } from "../../Public/js/journey/player.js";
import { openTrace } from "../../Public/js/journey/trace.js";
import { finish } from "../../Public/js/journey/trace/work.js";

/** @param {Trace} trace @param {string} name */
const slotOf = (trace, name) => [...trace.slots.values()].find((slot) => slot.name === name).id;
/** @param {string} name */
const traceOf = (name) => openTrace(readFileSync(new URL(name, import.meta.url)));

/** A worker as the page sees one: a port that gets copies, in a turn of its own. */
class OtherThread {
  /** @type {{ address: string, type: string, worker: OtherThread }[]} */
  static opened = [];
  /** @type {object[]} */
  heard = [];
  isEnded = false;
  /** @type {((event: { data: unknown }) => void) | undefined} */
  onmessage;
  /** @type {(() => void) | undefined} */
  onerror;

  /** @param {string} address @param {{ type: string }} options */
  constructor(address, { type }) {
    OtherThread.opened.push({ address, type, worker: this });
    /** @type {Made} */
    this.port = {
      postMessage: (/** @type {unknown} */ data) => queueMicrotask(() => this.isEnded || this.onmessage?.({ data: structuredClone(data) })),
    };
    if (address !== "broken.js") serve(this.port);
  }

  /** @param {object} data */
  postMessage(data) {
    this.heard.push(data);
    queueMicrotask(() => (this.port.onmessage ? this.port.onmessage({ data: structuredClone(data) }) : this.onerror?.()));
  }

  terminate() {
    this.isEnded = true;
  }
}

/**
 * With this worker, if any, while something runs.
 * @template T
 * @param {typeof OtherThread} worker @param {() => Promise<T>} body
 */
async function having(worker, body) {
  Object.assign(globalThis, { Worker: worker });
  OtherThread.opened = [];
  try {
    return await body();
  } finally {
    Reflect.deleteProperty(globalThis, "Worker");
  }
}

/** @param {Test} test @param {Equal} equal */
export async function asking(test, equal) {
  const [window, roads] = ["player/window.py.djt", "player/roads.py.djt"].map(traceOf);
  const big = traceOf("big.djt");
  const { steps } = big;
  /** @type {[string, Trace[], Question][]} */
  const questions = [
    ["the next change of a variable", [window], { kind: "change", from: 3, name: "best", direction: 1 }],
    ["a change that never comes", [window], { kind: "change", from: window.steps, name: "last", direction: 1 }],
    ["a condition far back", [big], { kind: "condition", texts: ["1 == 2"], from: steps, direction: -1, limit: 0 }],
    [
      "a condition that holds",
      [window],
      { kind: "condition", texts: ["best >= 2", "left == 2"], from: 0, direction: 1, limit: window.steps },
    ],
    [
      "where a variable came from",
      [window],
      { kind: "writes", place: { slot: slotOf(window, "best"), call: 1, path: [] }, step: window.steps - 1, most: 30 },
    ],
    ["where what was never written came from", [big], { kind: "writes", place: { object: 2 ** 30, path: [3] }, step: steps, most: 3 }],
    ["where two runs part", [window, roads], { kind: "parting" }],
    ["where a run parts from itself", [window, window], { kind: "parting" }],
  ];
  for (const [what, traces, question] of questions) {
    const wanted = finish(workOn(traces, question));
    // No time at all: one part a slice.
    const here = await new Asker(traces, { milliseconds: 0 }).ask(question).promise;
    const there = await having(OtherThread, () => new Asker(traces, { worker: "search-worker.js", milliseconds: 0 }).ask(question).promise);
    test(`${what} is answered alike at once, in slices and from a worker`, () => equal([here, there], [wanted, wanted]));
  }

  test("no work goes on for long without a look at the clock", () => {
    /** @type {Question & { kind: "condition" }} */
    const never = { kind: "condition", texts: ["1 == 2"], from: 0, direction: 1, limit: steps };
    /** @type {[Question, Trace[]][]} */
    const all = [
      [never, [big]],
      [{ ...never, from: steps, direction: -1, limit: 0 }, [big]],
      [{ kind: "parting" }, [big, big]],
    ];
    for (const [question, traces] of all) {
      const parts = [...workOn(traces, question)];
      equal(
        parts.slice(1).some((step, place) => Math.abs(step - parts[place]) > 16),
        false,
      );
      equal(parts.length >= Math.floor(steps / 16), true);
    }
  });

  /** @type {Question & { kind: "condition" }} */
  const far = { kind: "condition", texts: ["1 == 2"], from: 0, direction: 1, limit: steps };
  await having(OtherThread, async () => {
    const asker = new Asker([big], { worker: "search-worker.js", milliseconds: 0 });
    /** @type {number[]} */
    const heard = [];
    const answers = [await asker.ask(far, (step) => heard.push(step)).promise, await asker.ask({ ...far, texts: ["1 == 1"] }).promise];
    const [{ address, type, worker }] = OtherThread.opened;
    test("one worker is opened, once it is needed, and reads the trace for itself", () => {
      equal([answers, OtherThread.opened.length, address, type], [[null, 1], 1, "search-worker.js", "module"]);
      // The second answer is near: it is given here.
      equal(
        worker.heard.map((each) => Object.keys(each).join()),
        ["files", "id,question"],
      );
      equal(
        heard.every((step) => step > 0 && step <= steps),
        true,
      );
    });

    const called = asker.ask(far);
    called.stop();
    const after = asker.ask(far);
    const [stopped, found] = [await called.promise, await after.promise];
    test("what is called off gives no answer, and the next question gets its own", () => equal([stopped, found], [undefined, null]));
    asker.close();
    test("a closed asker ends its worker", () => equal(worker.isEnded, true));
  });

  /** @type {number[]} */
  const quiet = [];
  const alone = new Asker([big], { milliseconds: 0 }).ask(far, (step) => quiet.push(step));
  alone.stop();
  const nothing = await alone.promise;
  test("what is called off without a worker gives no answer either, and tells of no progress", () =>
    equal([nothing, quiet], [undefined, []]));

  await having(OtherThread, async () => {
    const broken = await new Asker([big], { worker: "broken.js", milliseconds: 0 }).ask(far).promise;
    /** @type {Made} */
    const cut = { ...big, bytes: new Uint8Array(9), cursor: (/** @type {number} */ step) => big.cursor(step), slots: big.slots };
    const damaged = await new Asker([cut], {
      worker: "search-worker.js",
      milliseconds: 0,
    }).ask(far).promise;
    test("where a worker does not start, or cannot read, the work goes on here", () => equal([broken, damaged], [null, null]));
  });

  const player = new Player(traceOf("player/window.py.djt"));
  await player.change(1, "best");
  const [first, before] = [player.step, player.trace.findChange(0, "best", 1)];
  player.last();
  await player.change(1, "best");
  test("the player goes to a change, or says that there is none", () => {
    equal([first, player.step, player.notice], [before, player.steps, "No later change of best."]);
  });
  player.first();
  const search = player.change(1, "best");
  player.go(7);
  await search;
  test("a move calls a search off", () => equal(player.step, 7));
}
