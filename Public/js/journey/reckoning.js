// Says what an expression of the program is in a state, without running anything of it: only what has no effects is
// reckoned, and undefined stands for all that is not known.

/** @import { Expression, Names, Value } from "types/journey.d.ts" */

import { arithmetic, compare, contains, isList, isNumber, isWhole, longest, plain, tableKey, textOf } from "./arithmetic.js";
import { Sequence } from "./trace/sequence.js";
import { countOf } from "./values.js";

/**
 * The value of a node (reading.js), or undefined.
 * @param {Expression} node @param {Names} names @returns {any}
 */
export function reckon(node, names) {
  switch (node.kind) {
    case "literal":
      return node.value;
    case "name":
      return named(node.name, names);
    case "index":
      return element(names.contents(reckon(node.whole, names)), reckon(node.key, names), names);
    case "member":
      return member(node, names);
    case "slice":
      return slice(node, names);
    case "call":
      return call(node, names);
    case "minus":
      return arithmetic("-", 0, reckon(node.inner, names), names);
    case "not": {
      const truth = truthOf(reckon(node.inner, names), names);
      return truth === undefined ? undefined : !truth;
    }
    case "binary":
      return binary(node, names);
    case "compare":
      return chain(node, names);
    case "both":
      return joined(node.parts, names, false);
    case "either":
      return joined(node.parts, names, true);
    case "choice": {
      const truth = truthOf(reckon(node.test, names), names);
      return truth === undefined ? undefined : reckon(truth ? node.yes : node.no, names);
    }
    case "default": {
      const left = reckon(node.left, names);
      return left === null || (left === undefined && isMissing(node.left, names)) ? reckon(node.right, names) : left;
    }
    case "list":
    case "tuple":
      return items(/** @type {{ kind: "list" | "tuple", parts: Expression[] }} */ (node), names);
    default:
      return undefined;
  }
}

/** @param {string} name @param {Names} names @returns {Value} */
function named(name, names) {
  const found = names.binding(name);
  if (found) return found.value;
  // A property that stands without its `self`.
  const self = names.language === "swift" ? names.contents(names.binding("self")?.value) : undefined;
  return self ? field(self, name) : undefined;
}

/** @param {Value} whole @param {string} name @returns {Value} */
function field(whole, name) {
  const place = whole?.kind === "structure" ? whole.names.indexOf(name) : -1;
  const value = place < 0 ? undefined : whole?.items?.[place];
  return value?.kind === "unset" ? undefined : value;
}

/** @param {{ kind: "list" | "tuple", parts: Expression[] }} one @param {Names} names */
function items({ kind, parts }, names) {
  const found = parts.map((part) => reckon(part, names));
  return found.some((item) => item === undefined) ? undefined : new Sequence(kind, found);
}

/** @param {Value} whole @param {Value} key @param {Names} names @returns {Value} */
function element(whole, key, names) {
  if (whole === undefined || key === undefined || key === null)
    return key === null && whole?.kind === "dictionary" ? whole.get(null) : undefined;
  if (whole?.kind === "dictionary") {
    const value = whole.get(tableKey(key, whole, names));
    // A key that is not there gives nil in Swift, and a default or an error in Python.
    return value === undefined && names.language === "swift" && whole.full < 0 ? null : value;
  }
  if (!Number.isInteger(key)) return undefined;
  const text = textOf(whole);
  const letters = text === undefined ? null : [...text];
  const length = letters?.length ?? (isList(whole) ? whole.length : 0);
  const place = key < 0 && names.language === "python" ? length + key : key;
  return letters ? letters[place] : isList(whole) ? whole.at(place) : undefined;
}

/** @param {Expression} node @param {Names} names @returns {boolean} */
const isMissing = (node, names) =>
  node.kind === "index" && names.contents(reckon(node.whole, names))?.kind === "dictionary" && reckon(node.key, names) !== undefined;

const counts = new Set(["count", "length"]);
/** @type {{ [name: string]: RegExp }} */
const letterTests = {
  isLetter: /^\p{L}$/u,
  isNumber: /^\p{N}$/u,
  isWhitespace: /^\s$/u,
  isUppercase: /^\p{Lu}$/u,
  isLowercase: /^\p{Ll}$/u,
};

/** @param {{ whole: Expression, name: string }} one @param {Names} names @returns {Value} */
function member({ whole: node, name }, names) {
  const dotted = node.kind === "name" ? names.binding(`${node.name}.${name}`) : undefined;
  if (dotted) return dotted.value;
  const value = reckon(node, names);
  if (value === null) return names.language === "swift" ? null : undefined;
  const whole = names.contents(value);
  if (whole === undefined) return undefined;
  const own = field(whole, name);
  if (own !== undefined) return own;
  if (isList(whole) && /^\d+$/.test(name)) return whole.at(Number(name));
  // A range is recorded as the tuple of its ends.
  if (names.language !== "swift" || whole?.kind === "structure" || whole?.kind === "tuple") return undefined;
  const text = textOf(whole);
  const count = text === undefined ? whole?.kind && countOf(whole) : [...text].length;
  if (counts.has(name)) return count;
  if (name === "isEmpty") return count === undefined ? undefined : count === 0;
  if (letterTests[name] && text !== undefined) return letterTests[name].test(text);
  if (isList(whole) && name === "first") return whole.length ? whole.at(0) : null;
  if (isList(whole) && name === "last") return whole.length ? whole.at(whole.length - 1) : null;
  return undefined;
}

/**
 * @param {{ whole: Expression, low: Expression | null, high: Expression | null, step: Expression | null }} one @param {Names} names
 * @returns {Value}
 */
function slice({ whole: node, low, high, step }, names) {
  const isReversed = step?.kind === "minus" && step.inner.value === 1 && !low && !high;
  if (step && !isReversed) return undefined;
  /**
   * @template T
   * @param {T[]} items @returns {T[]}
   */
  const part = (items) => (isReversed ? [...items].reverse() : items.slice(from ?? 0, to ?? undefined));
  const [from, to] = [low, high].map((part) => (part ? reckon(part, names) : null));
  const whole = names.contents(reckon(node, names));
  if (from === undefined || to === undefined || whole === undefined) return undefined;
  const text = textOf(whole);
  if (text !== undefined) return part([...text]).join("");
  if (!isList(whole) || whole.length > longest) return undefined;
  return new Sequence(whole.kind, part(whole.slice(0, whole.length)));
}

/** @param {{ callee: Expression, parts: Expression[] }} one @param {Names} names @returns {Value} */
function call({ callee, parts }, names) {
  // `key:`, `by:` and their like change what is meant.
  if (parts.some(({ label }) => label)) return undefined;
  if (callee.kind === "name" && names.isBuiltIn(callee.name))
    return called(
      callee.name,
      parts.map((part) => reckon(part, names)),
      names,
    );
  if (callee.kind !== "member") return undefined;
  if (callee.name === "contains" && callee.whole.kind === "member" && callee.whole.name === "indices")
    return isPlaceIn(callee.whole.whole, parts[0], names);
  const whole = names.contents(reckon(callee.whole, names));
  const given = parts.map((part) => reckon(part, names));
  if (whole === undefined || whole?.kind === "structure" || given.some((value) => value === undefined)) return undefined;
  const text = textOf(whole);
  switch (callee.name) {
    case "get":
      return whole?.kind === "dictionary" && whole.full < 0 ? (whole.get(tableKey(given[0], whole, names)) ?? given[1] ?? null) : undefined;
    case "contains":
      return contains(whole, given[0], names);
    case "isdigit":
      return text && /^\d+$/.test(text);
    case "isalpha":
      return text && /^\p{L}+$/u.test(text);
    case "isalnum":
      return text && /^[\p{L}\p{N}]+$/u.test(text);
    case "lower":
    case "lowercased":
      return text?.toLowerCase();
    case "upper":
    case "uppercased":
      return text?.toUpperCase();
    case "startswith":
    case "hasPrefix":
      return given.length === 1 && textOf(given[0]) !== undefined ? text?.startsWith(String(textOf(given[0]))) : undefined;
    case "min":
    case "max":
      return names.language === "swift" && isList(whole) && !given.length ? called(callee.name, [whole], names) : undefined;
    default:
      return undefined;
  }
}

/** @param {Expression} node @param {Expression} index @param {Names} names @returns {boolean | undefined} */
function isPlaceIn(node, index, names) {
  const [whole, place] = [names.contents(reckon(node, names)), index && reckon(index, names)];
  return isList(whole) && Number.isInteger(place) ? place >= 0 && place < whole.count : undefined;
}

/** @param {string} name @param {Value[]} given @param {Names} names @returns {Value} */
function called(name, given, names) {
  if (given.some((value) => value === undefined)) return undefined;
  const [first] = given;
  const whole = names.contents(first);
  const text = textOf(whole);
  switch (name) {
    case "len":
      return text !== undefined ? [...text].length : whole?.kind === "structure" || !whole?.kind ? undefined : countOf(whole);
    case "abs":
      return isNumber(first) && given.length === 1 ? (compare("<", first, 0, names) ? arithmetic("-", 0, first, names) : first) : undefined;
    case "ord":
      return text?.codePointAt(0);
    case "chr":
      return isWhole(first) ? String.fromCodePoint(Number(first)) : undefined;
    case "int":
    case "Int":
      return isWhole(first) && given.length === 1 ? first : text && /^-?\d{1,15}$/.test(text) ? Number(text) : undefined;
    case "min":
    case "max":
    case "sum":
      return overAll(name, given, whole, names);
    default:
      return undefined;
  }
}

/** @param {string} name @param {Value[]} given @param {Value} whole @param {Names} names @returns {Value} */
function overAll(name, given, whole, names) {
  const all = given.length > 1 ? given : isList(whole) && whole.full < 0 && whole.length <= longest ? whole.slice(0, whole.length) : null;
  if (!all?.length || all.some((value) => !isNumber(value))) return undefined;
  if (name === "sum") return given.length > 1 ? undefined : all.reduce((sum, value) => arithmetic("+", sum, value, names));
  const sign = name === "min" ? "<" : ">";
  return all.reduce((best, value) => (compare(sign, value, best, names) ? value : best));
}

/**
 * What counts as true: in Python whatever is not empty and not zero.
 * @param {Value} value @param {Names} names @returns {boolean | undefined}
 */
export function truthOf(value, names) {
  if (typeof value === "boolean" || value === undefined) return value;
  if (names.language !== "python") return undefined;
  if (value === null) return false;
  if (isNumber(value)) return Number(plain(value)) !== 0;
  const whole = names.contents(value);
  if (typeof whole === "string") return whole.length > 0;
  if (whole === undefined) return undefined;
  if (whole?.kind === "structure") return names.hasEquality ? undefined : true;
  return whole?.count === undefined ? undefined : whole.count > 0;
}

/** @param {Expression[]} parts @param {Names} names @param {boolean} wanted @returns {Value} */
function joined(parts, names, wanted) {
  /** @type {Value} */
  let last;
  for (const part of parts) {
    last = reckon(part, names);
    const truth = truthOf(last, names);
    if (truth === undefined) return undefined;
    if (truth === wanted) return last;
  }
  return last;
}

/** @param {{ signs: string[], parts: Expression[] }} one @param {Names} names @returns {boolean | undefined} */
function chain({ signs, parts }, names) {
  const values = parts.map((part) => reckon(part, names));
  for (const [place, sign] of signs.entries()) {
    const truth = compare(sign, values[place], values[place + 1], names);
    if (truth !== true) return truth;
  }
  return true;
}

/** @param {{ sign: string, left: Expression, right: Expression }} one @param {Names} names @returns {Value} */
function binary({ sign, left, right }, names) {
  return arithmetic(sign, reckon(left, names), reckon(right, names), names);
}
