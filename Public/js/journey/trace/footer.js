// The index at a trace's end, with every number checked before anything uses it as a place.

/** @import { Footer } from "types/journey.d.ts" */

import { caps } from "./bytes.js";

/// Why a trace could not be opened or asked, in a sentence.
export class TraceError extends Error {}

const magic = "DJTRACE1";
const version = 3;

/** @param {Uint8Array} bytes @returns {Footer} */
export function checkedFooter(bytes) {
  const size = bytes.length;
  /** @param {number} at */
  const isMagic = (at) => [...magic].every((letter, place) => bytes[at + place] === letter.charCodeAt(0));
  if (size < 24 || !isMagic(0) || !isMagic(size - 8)) {
    const mark = String.fromCharCode(...bytes.subarray(0, magic.length));
    if (mark !== magic && /^DJTRACE\d$/.test(mark)) throw otherVersion(mark, true);
    if (mark === magic) throw damaged("its end is missing");
    throw new TraceError("This file isn't a trace (.djt). Trace the program again.");
  }
  const offset = Number(new DataView(bytes.buffer, bytes.byteOffset, size).getBigUint64(size - 16, true));
  if (!(offset >= 8 && offset <= size - 16)) throw damaged("its index lies outside the file");
  const footer = parse(bytes.subarray(offset, size - 16));
  if (!Number.isInteger(footer.version)) throw damaged("its index cannot be read");
  if (footer.version !== version) throw otherVersion(footer.version, footer.version > version);
  checkNumbers(footer, offset);
  checkTables(footer);
  return footer;
}

/** @param {string | number} found @param {boolean} isNewer */
const otherVersion = (found, isNewer) =>
  new TraceError(
    `This trace has format ${found}; this Focus reads format ${version}. ${isNewer ? "Update Focus." : "Trace the program again."}`,
  );

/** @param {string} what */
const damaged = (what) => new TraceError(`The trace is damaged: ${what}. Trace the program again.`);

/** @param {Uint8Array} bytes @returns {Footer} */
function parse(bytes) {
  try {
    const footer = JSON.parse(new TextDecoder().decode(bytes));
    if (footer !== null && typeof footer === "object") return footer;
  } catch {
    /* The sentence below says it. */
  }
  throw damaged("its index cannot be read");
}

/** @param {unknown} value @param {number} [limit] */
const isCount = (value, limit = 2 ** 53) => Number.isInteger(value) && value >= 0 && value < limit;

/** @param {Footer} footer @param {number} size */
function checkNumbers(footer, size) {
  /** @param {number} offset @param {number} bytes */
  const isInside = (offset, bytes) => isCount(offset) && isCount(bytes) && offset >= 8 && offset + bytes <= size;
  const segments = footer.segments;
  // Each step stands in the file, so that nothing is made ready for more.
  if (!isCount(footer.steps, caps.calls) || footer.steps > size || !Array.isArray(segments) || segments[0]?.step !== 0) {
    throw damaged("its steps make no sense");
  }
  if (!isInside(footer.keyframes?.offset, footer.keyframes?.bytes)) throw damaged("its keyframes lie outside the file");
  let last = -1;
  for (const segment of segments) {
    const isWhole =
      isCount(segment?.step) &&
      segment.step > last &&
      segment.step <= footer.steps &&
      isInside(segment.offset, segment.keyframe) &&
      isInside(segment.start, segment.events) &&
      segment.offset >= footer.keyframes.offset &&
      isNumbers(segment.lines) &&
      isNumbers(segment.slots) &&
      typeof segment.objects === "boolean" &&
      isCount(segment.minDepth) &&
      isCount(segment.maxDepth);
    if (!isWhole) throw damaged("a segment lies outside the file");
    last = segment.step;
  }
  for (const extent of [footer.output, footer.errorOutput, footer.calls]) {
    if (!isInside(extent?.offset, extent?.bytes)) throw damaged("its output or its calls lie outside the file");
  }
  if (!isCount(footer.calls.count, footer.calls.bytes + 1)) throw damaged("its calls make no sense");
}

/** @param {unknown} list */
const isNumbers = (list) => Array.isArray(list) && list.every((item) => isCount(item));
/** @param {unknown} value */
const isText = (value) => typeof value === "string";
/** @param {unknown} value */
const isTextOrNone = (value) => value === undefined || value === null || isText(value);
/** @param {unknown} value */
const isCountOrNone = (value) => value === undefined || value === null || isCount(value);

const kinds = ["class", "structure", "enumeration", "list", "tuple", "set", "dictionary", "deque", "other"];
const roles = ["index", "accumulator", "cursor", null, undefined];
const statusKinds = ["finished", "failed", "stopped", "running"];

/** @param {Footer} footer */
function checkTables(footer) {
  /** @param {unknown} list */
  const isTexts = (list) => Array.isArray(list) && list.every(isText);
  /** @type {{ [table: string]: (item: { [field: string]: unknown }) => boolean }} */
  const fits = {
    functions: (item) => isText(item.name) && isCount(item.line) && isCount(item.endLine) && isNumbers(item.parameters),
    slots: (item) => isText(item.name) && isText(item.type) && isCount(item.function) && roles.includes(item.role),
    types: (item) => isText(item.name) && kinds.includes(item.kind) && isTexts(item.fields),
  };
  for (const [name, isFit] of Object.entries(fits)) {
    const list = /** @type {{ [table: string]: { [field: string]: unknown }[] }} */ (/** @type {unknown} */ (footer))[name];
    if (!Array.isArray(list) || !list.every((item) => item && isCount(item.id) && isFit(item))) {
      throw damaged(`its ${name} make no sense`);
    }
  }
  const { status, limits, counts } = footer;
  /** @param {unknown} list */
  const isPairs = (list) => Array.isArray(list) && list.every(isNumbers);
  const isWhole =
    [footer.language, footer.source, footer.sourceName, footer.mode].every(isText) &&
    isTextOrNone(footer.input) &&
    [footer.bytes, footer.gap, footer.skipped, limits?.steps, limits?.bytes].every((item) => isCount(item)) &&
    statusKinds.includes(status?.kind) &&
    isTextOrNone(status.note) &&
    isCountOrNone(status.line) &&
    typeof footer.skeleton === "boolean" &&
    isPairs(counts?.lines) &&
    isPairs(counts?.calls);
  if (!isWhole) throw damaged("its index cannot be read");
}
