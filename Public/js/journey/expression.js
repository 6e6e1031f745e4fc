// Evaluates the plain expressions that stand in subscripts: `i`, `j + 1`, `n - 1 - k`, `s[i]`, `len(a) - 1`.
// Whatever else it meets, it gives undefined: a drawing then simply marks nothing.

/** @import { Compiled, ObjectsById, Reader, Value } from "types/journey.d.ts" */

import { countOf, isInteger, resolve } from "./values.js";

const token = /\s*(?:(\d+)(?![\w.])|("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')|([A-Za-z_]\w*)|(\/\/|[-+*/%()[\].,])|(\S))/gy;
/** @type {{ [sign: string]: number }} */
const ranks = { "+": 1, "-": 1, "*": 2, "/": 2, "//": 2, "%": 2 };

/** @param {string} text */
function tokens(text) {
  token.lastIndex = 0;
  /** @type {{ number?: number, text?: string, name?: string, sign?: string }[]} */
  const found = [];
  while (token.lastIndex < text.trimEnd().length) {
    const match = token.exec(text);
    if (!match || match[5]) return null;
    if (match[1]) found.push({ number: Number(match[1]) });
    else if (match[2]) found.push({ text: match[2].slice(1, -1) });
    else if (match[3]) found.push({ name: match[3] });
    else found.push({ sign: match[4] });
  }
  return found;
}

/**
 * Compiles a text into a function of `lookup(name) -> value` and the objects, or null.
 * @param {string} text @returns {Compiled | null}
 */
export function compile(text) {
  const list = tokens(text) ?? [];
  if (!list.length) return null;
  let place = 0;
  const peek = () => list[place]?.sign ?? "";
  /** @param {string} sign */
  const take = (sign) => peek() === sign && ++place > 0;

  /** @returns {Reader} */
  function primary() {
    const here = list[place++];
    if (!here) throw 0;
    if ("number" in here) return () => here.number;
    if ("text" in here) return () => here.text;
    if (here.sign === "-") {
      const inner = primary();
      return (scope) => -whole(inner(scope));
    }
    if (here.sign === "(") return closing(sum(1), ")");
    if (!here.name) throw 0;
    if (here.name === "len" && take("(")) return counted(closing(sum(1), ")"));
    return suffixes((scope) => scope.lookup(String(here.name)));
  }

  /** @param {Reader} base @returns {Reader} */
  function suffixes(base) {
    if (take("[")) {
      const index = closing(sum(1), "]");
      return suffixes((scope) => element(base(scope), index(scope), scope.objects));
    }
    if (take(".")) {
      const { name } = list[place++] ?? {};
      if (name === "count" || name === "length") return counted(base);
      return suffixes((scope) => field(base(scope), String(name), scope.objects));
    }
    return base;
  }

  /** @param {Reader} inner @param {string} sign @returns {Reader} */
  function closing(inner, sign) {
    if (!take(sign)) throw 0;
    return inner;
  }

  /** @param {number} rank @returns {Reader} */
  function sum(rank) {
    let left = rank > 2 ? primary() : sum(rank + 1);
    while (rank <= 2 && ranks[peek()] === rank) {
      const { sign = "" } = list[place++];
      const [a, b] = [left, sum(rank + 1)];
      left = (scope) => calculate(sign, a(scope), b(scope));
    }
    return left;
  }

  try {
    const result = sum(1);
    return place === list.length ? (lookup, objects) => result({ lookup, objects }) : null;
  } catch {
    return null;
  }
}

/** @param {Value} value @returns {number} */
const whole = (value) => (isInteger(value) ? value : NaN);

/** @param {string} sign @param {Value} a @param {Value} b @returns {Value} */
function calculate(sign, a, b) {
  const [x, y] = [whole(a), whole(b)];
  /** @type {{ [sign: string]: number }} */
  const results = {
    "+": x + y,
    "-": x - y,
    "*": x * y,
    "/": Math.trunc(x / y),
    "//": Math.floor(x / y),
    "%": ((x % y) + y) % y,
  };
  return Number.isFinite(results[sign]) ? results[sign] : undefined;
}

/** @param {Reader} base @returns {Reader} */
const counted = (base) => (scope) => countOf(resolve(base(scope), scope.objects));

/** @param {Value} container @param {Value} index @param {ObjectsById} objects @returns {Value} */
function element(container, index, objects) {
  const held = resolve(container, objects);
  if (held?.kind === "dictionary") return held.get(index);
  if (!isInteger(index) || (typeof held !== "string" && held?.kind !== "list" && held?.kind !== "tuple")) return undefined;
  return held.at(index < 0 ? held.length + index : index);
}

/** @param {Value} container @param {string} name @param {ObjectsById} objects @returns {Value} */
function field(container, name, objects) {
  const held = resolve(container, objects);
  return held?.names ? held.items[held.names.indexOf(name)] : undefined;
}
