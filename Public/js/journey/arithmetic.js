// What two values of a program make of each other: sums, orders, equality and membership, as its language has them.
// Undefined stands for all that is not known.

/** @import { DoubleValue, ListValue, Names, TableValue, Value } from "types/journey.d.ts" */

/** No longer text is made, and in no longer list is anything looked for. */
export const longest = 2000;

/** @param {Value} value @returns {value is number | bigint | DoubleValue} */
export const isNumber = (value) => typeof value === "number" || typeof value === "bigint" || value?.kind === "double";
/** @param {Value} value @returns {value is number | bigint} */
export const isWhole = (value) => typeof value === "number" || typeof value === "bigint";
/** @param {Value} value @returns {string | undefined} */
export const textOf = (value) => (typeof value === "string" ? value : value?.kind === "character" ? value.value : undefined);
/** @param {Value} value @returns {number | bigint} */
export const plain = (value) => /** @type {number | bigint} */ (value?.kind === "double" ? value.value : value);
/** @param {number} value @returns {DoubleValue} */
const double = (value) => ({ kind: "double", value });
/** @param {number | bigint} value */
const small = (value) => (typeof value === "bigint" && Number.isSafeInteger(Number(value)) ? Number(value) : value);

/** @param {Value} value @returns {value is ListValue} */
export const isList = (value) => value?.kind === "list" || value?.kind === "tuple";

/**
 * How a table has a key: a text in a program may stand for a character, and a tuple may be an object of its own, equal to
 * the one that is there.
 * @param {Value} given @param {TableValue} table @param {Names} names
 */
export function tableKey(given, table, names) {
  const key = names.contents(given);
  if (key?.kind === "tuple" && table.get(given) === undefined && table.size <= longest) {
    const found = table.slice(0).find(([each]) => equal(each, key, names) === true);
    return found ? found[0] : key;
  }
  return letterKey(given, table);
}

/** @param {Value} key @param {TableValue} table */
function letterKey(key, table) {
  return typeof key === "string" &&
    table.get(key) === undefined &&
    [...key].length === 1 &&
    table.get({ kind: "character", value: key }) !== undefined
    ? { kind: "character", value: key }
    : key;
}

/** @param {string} sign @param {Value} left @param {Value} right @param {Names} names @returns {boolean | undefined} */
export function compare(sign, left, right, names) {
  if (left === undefined || right === undefined) return undefined;
  switch (sign) {
    case "in":
      return contains(names.contents(right), left, names);
    case "not in":
      return not(contains(names.contents(right), left, names));
    case "is":
    case "===":
      return identical(left, right);
    case "is not":
    case "!==":
      return not(identical(left, right));
    case "==":
      return equal(left, right, names);
    case "!=":
      return not(equal(left, right, names));
    default:
      return ordered(sign, left, right);
  }
}

/** @param {boolean | undefined} truth */
const not = (truth) => (truth === undefined ? undefined : !truth);

/** @param {Value} left @param {Value} right @returns {boolean | undefined} */
function identical(left, right) {
  if (left === null || right === null || typeof left === "boolean") return left === right;
  return left?.kind === "reference" && right?.kind === "reference" ? left.id === right.id : undefined;
}

/** @param {Value} left @param {Value} right @param {Names} names @param {number} [level] @returns {boolean | undefined} */
function equal(left, right, names, level = 0) {
  // biome-ignore lint/suspicious/noDoubleEquals: a big integer equals a number of its size only so.
  if (isNumber(left) && isNumber(right)) return plain(left) == plain(right);
  const [a, b] = [textOf(left), textOf(right)];
  if (a !== undefined && b !== undefined) return a === b;
  if (left === null || right === null || typeof left === "boolean" || typeof right === "boolean") return left === right;
  if (left?.kind === "reference" && right?.kind === "reference" && left.id === right.id) return true;
  const [one, two] = [names.contents(left), names.contents(right)];
  if (one === undefined || two === undefined) return undefined;
  if (one?.kind === "structure" || two?.kind === "structure") return names.hasEquality || left?.kind !== "reference" ? undefined : false;
  if (one?.kind === "enumeration" && two?.kind === "enumeration")
    return one.case !== two.case ? false : one.items.length ? undefined : true;
  if (!isList(one) || !isList(two) || level > 3 || one.full >= 0 || two.full >= 0 || one.length > longest) return undefined;
  if (one.kind !== two.kind || one.length !== two.length) return false;
  for (let place = 0; place < one.length; place++) {
    const truth = equal(one.at(place), two.at(place), names, level + 1);
    if (truth !== true) return truth;
  }
  return true;
}

/** @param {string} sign @param {Value} left @param {Value} right @returns {boolean | undefined} */
function ordered(sign, left, right) {
  const [a, b] = [textOf(left), textOf(right)];
  const isText = a !== undefined && b !== undefined;
  if (!isText && !(isNumber(left) && isNumber(right))) return undefined;
  const [one, two] = isText ? [a, b] : [plain(left), plain(right)];
  switch (sign) {
    case "<":
      return one < two;
    case "<=":
      return one <= two;
    case ">":
      return one > two;
    case ">=":
      return one >= two;
    default:
      return undefined;
  }
}

/** @param {Value} whole @param {Value} item @param {Names} names @returns {boolean | undefined} */
export function contains(whole, item, names) {
  const text = textOf(whole);
  if (text !== undefined) {
    const part = textOf(item);
    return part === undefined ? undefined : text.includes(part);
  }
  if (whole?.kind === "set" || whole?.kind === "dictionary") {
    if (names.hasEquality && item?.kind === "reference") return undefined;
    return whole.get(tableKey(item, whole, names)) !== undefined || (whole.full >= 0 ? undefined : false);
  }
  if (!isList(whole) || whole.length > longest || (whole.kind === "tuple" && names.language === "swift")) return undefined;
  let isKnown = whole.full < 0 || whole.full === undefined;
  for (let place = 0; place < whole.length; place++) {
    const truth = equal(whole.at(place), item, names);
    if (truth) return true;
    isKnown &&= truth === false;
  }
  return isKnown ? false : undefined;
}

/** @param {string} sign @param {Value} left @param {Value} right @param {{ language: string }} other @returns {Value} */
export function arithmetic(sign, left, right, { language }) {
  if (left === undefined || right === undefined) return undefined;
  const [a, b] = [textOf(left), textOf(right)];
  if (a !== undefined || b !== undefined) {
    if (sign === "+" && a !== undefined && b !== undefined) return a + b;
    return sign === "*" && a !== undefined && isWhole(right) && a.length * Number(right) <= longest
      ? a.repeat(Math.max(0, Number(right)))
      : undefined;
  }
  if (!isNumber(left) || !isNumber(right)) return undefined;
  if (isWhole(left) && isWhole(right) && !(sign === "/" && language === "python"))
    return whole(sign, BigInt(left), BigInt(right), language);
  const [x, y] = [Number(plain(left)), Number(plain(right))];
  /** @type {{ [sign: string]: number }} */
  const results = { "+": x + y, "-": x - y, "*": x * y, "/": x / y, "**": x ** y };
  return y === 0 && sign === "/" ? undefined : results[sign] === undefined ? undefined : double(results[sign]);
}

/** @param {string} sign @param {bigint} x @param {bigint} y @param {string} language @returns {Value} */
function whole(sign, x, y, language) {
  const isFloor = language === "python";
  if ("/%".includes(sign[0]) && y === 0n) return undefined;
  const rest = () => (isFloor ? ((x % y) + y) % y : x % y);
  /** @type {{ [sign: string]: () => bigint | undefined }} */
  const results = {
    "+": () => x + y,
    "-": () => x - y,
    "*": () => x * y,
    "/": () => x / y,
    "//": () => (x - rest()) / y,
    "%": rest,
    "&": () => x & y,
    "|": () => x | y,
    "^": () => x ^ y,
    "&+": () => x + y,
    "&-": () => x - y,
    "&*": () => x * y,
    "<<": () => (y >= 0n && y < 64n ? x << y : undefined),
    ">>": () => (y >= 0n && y < 64n ? x >> y : undefined),
    "**": () => (y >= 0n && y < 64n ? x ** y : undefined),
  };
  const result = results[sign]?.();
  // Swift's own numbers end at 64 bits: beyond, the program trapped or wrapped.
  return result === undefined || (!isFloor && BigInt.asIntN(64, result) !== result) ? undefined : small(result);
}
