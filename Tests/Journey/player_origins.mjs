// Where values came from that a line only moved about: the cell that they stood in before.

/** @import { Expression } from "types/journey.d.ts" */

/** @import { Trace } from "../../Public/js/journey/trace.js" */
/** @import { Equal, Test } from "types/tests.d.ts" */

import { placeOf } from "../../Public/js/journey/places.js";
import { readWhole } from "../../Public/js/journey/reading.js";
import { reasonsOf } from "../../Public/js/journey/reasons.js";
import { Names } from "../../Public/js/journey/names.js";
import { finish } from "../../Public/js/journey/trace/work.js";
import { writing } from "../../Public/js/journey/writes.js";
import { traceOf } from "./player_structures.mjs";

/**
 * `nums[0] = 5: nums[j + 1] was 5` for the last write of what a text names, where the line with these words has run.
 * @param {Trace} trace @param {string} words @param {string} text
 */
function origin(trace, words, text) {
  const { source, language } = trace.footer;
  const lines = source.split("\n");
  const cursor = trace.cursor(0);
  for (let line = 0; cursor.next(); line = cursor.live.frames.at(-1).line) if (lines[line - 1]?.includes(words)) break;
  const place = placeOf(/** @type {Expression} */ (readWhole(text, language)), new Names(trace, cursor.live));
  if (!place) throw new Error(`${text} is no place`);
  const [write] = finish(writing(trace, { place, step: cursor.step, most: 1 })).writes;
  const reasons = reasonsOf(trace, lines, write.step, { ...place, path: write.path });
  const told = reasons.map((reason) => `${reason.text} was ${reason.value}${reason.place ? "" : " somewhere"}`).join(", ");
  return `${text} = ${write.text}: ${told}`;
}

/** @param {Test} test @param {Equal} equal */
export function origins(test, equal) {
  const [py, swift] = ["moves.py", "moves.swift"].map((name) => traceOf(name));
  /** @type {[Trace, string, string][]} */
  const cases = [
    [swift, "nums.swapAt", "nums[0] = 5: nums[j + 1] was 5"],
    [swift, "nums.swapAt", "nums[1] = 9: nums[j] was 9"],
    [swift, "(nums[1], nums[2]) =", "nums[1] = 1: nums[2] was 1"],
    [swift, "swap(&a", "a = 4: b was 4"],
    [swift, "grid[0].swapAt", "grid[0][0] = 2: grid[0][1] was 2"],
    [swift, "grid.swapAt", "grid[0][1] = 4: grid[1][1] was 4"],
    [swift, "swap(&nums", "grid[0][0] = 5: nums[0] was 5"],
    [swift, "data.swapAt", "heap.data[0] = 3: data[k] was 3"],
    [swift, "nums.reverse", "nums[2] = 3: nums[0] was 3"],
    [swift, "nums.insert", "nums[1] = 4: a was 4"],
    [swift, "let row", "row[0] = 2: grid[1][0] was 2"],
    [swift, "nums.sort", "nums[3] = 9: nums[0] was 9"],
    [swift, "removeFirst", "first = 1: nums[0] was 1"],
    [swift, "popLast", "last = 9: nums[2] was 9"],
    [py, "nums[j], nums", "nums[0] = 5: nums[j + 1] was 5"],
    [py, "[a, b] =", "a = 4: b was 4"],
    [py, "grid[0], grid", "grid[0] = [3, 4]: grid[1] was [3, 4]"],
    [py, "nums.reverse", "nums[2] = 5: nums[0] was 5"],
    [py, "nums.append", "nums[3] = 2: nums[0] was 1"],
    [py, "nums.sort", "nums[3] = 9: nums[1] was 9"],
    [py, "nums.pop()", "last = 9: nums[3] was 9"],
    [py, "nums.pop()", "nums = [1, 2, 5]: nums was [1, 2, 5, 9]"],
    [py, "max(nums)", "most = 5: nums[1] was 5"],
    [py, "heappush(heap", "heap[0] = 1: first was 1"],
    [py, "heappush(heap", "heap[2] = 2: heap[0] was 2"],
    // It stands where it stood.
    [py, "heappush(heap", "heap[1] = 8: "],
    [py, "heappop(heap", "least = 1: heap[0] was 1"],
    [py, "nums[::-1]", "nums[0] = 5: nums[1] was 5"],
  ];
  for (const [trace, words, wanted] of cases) {
    test(`what ${words}… moves is followed to where it stood: ${wanted}`, () =>
      equal(origin(trace, words, wanted.split(" = ")[0]), wanted));
  }
}
