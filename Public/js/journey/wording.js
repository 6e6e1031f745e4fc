// Says in words how a test of the program came out, and what an expression is made of: `3 is not in seen`,
// `nums[mid] is 7, not 9`, `lo + hi: 0 + 5`.

/** @import { Clause, Expression, Names, Value } from "types/journey.d.ts" */

import { below, readWhole } from "./reading.js";
import { tokensOf } from "./tokens.js";
import { compare } from "./arithmetic.js";
import { reckon, truthOf } from "./reckoning.js";
import { isScalar } from "./values.js";

const longestText = 34;
const longestSource = 52;
const longestFilled = 48;

/** @param {string} text @param {number} [limit] */
export const cut = (text, limit = longestText) => (text.length > limit ? `${text.slice(0, limit - 1)}…` : text);

/**
 * Splits at commas outside of brackets.
 * @param {string} text
 */
function clausesOf(text) {
  const found = [];
  let [depth, from] = [0, 0];
  for (const { sign, from: at } of tokensOf(text)) {
    if ("([{".includes(sign ?? "-")) depth++;
    else if (")]}".includes(sign ?? "-")) depth--;
    else if (sign === "," && depth === 0) {
      found.push(text.slice(from, at).trim());
      from = at + 1;
    }
  }
  return [...found, text.slice(from).trim()];
}

/** The words for values where a step's line ran. `say(value)` spells one shortly; `grown`: names that the program adds to. */
export class Wording {
  /**
   * @param {string} text @param {Names} names
   * @param {{ say: (value: Value) => string, grown?: (name: string) => boolean, isPlace?: (name: string) => boolean }} third
   */
  constructor(text, names, { say, grown = () => false, isPlace = () => false }) {
    this.text = text;
    this.names = names;
    this.say = say;
    this.grown = grown;
    this.isPlace = isPlace;
    this.yes = names.language === "python" ? "True" : "true";
    this.no = names.language === "python" ? "False" : "false";
    this.nothing = names.language === "python" ? "None" : "nil";
  }

  /** @param {Expression} one */
  textOf({ from, to }) {
    return cut(this.text.slice(from, to));
  }
  /** @param {Expression} node @returns {Value} */
  value(node) {
    return reckon(node, this.names);
  }

  /**
   * Whether it holds, as far as its values are known.
   * @param {Expression} node
   */
  truth(node) {
    return truthOf(this.value(node), this.names);
  }

  /**
   * How a test came out; null where its values are not known.
   * @param {Expression} node @param {boolean} truth @returns {string | null}
   */
  fact(node, truth) {
    switch (node.kind) {
      case "not":
        return this.fact(node.inner, !truth);
      case "both":
        return this.several(node.parts, truth, true);
      case "either":
        return this.several(node.parts, truth, false);
      case "compare":
        return node.parts.length > 2 ? this.chained(node, truth) : this.comparison(node, truth);
      default:
        return this.plainFact(node, truth);
    }
  }

  /**
   * All parts that were looked at decide together, or the last of them alone.
   * @param {Expression[]} parts @param {boolean} truth @param {boolean} isBoth @returns {string | null}
   */
  several(parts, truth, isBoth) {
    if (truth !== isBoth) {
      const last = parts.find((part) => this.truth(part) === truth);
      return last ? this.fact(last, truth) : null;
    }
    // That something is there at all goes without saying beside what is asked of it.
    const mattering = parts.filter((part) => part.kind !== "name" && part.kind !== "member");
    /** @param {Expression} part @returns {string | null} */
    const brief = (part) =>
      part.kind !== "compare"
        ? this.fact(part, truth)
        : part.parts.length > 2
          ? this.chained(part, truth, true)
          : this.comparison(part, truth, true);
    const facts = (isBoth && mattering.length ? mattering : parts).map(brief);
    if (facts.includes(null)) return null;
    const text = facts.join(facts.some((fact) => / and /.test(fact ?? "")) ? ", and " : " and ");
    return text.length <= 90 ? text : `${facts[0]} and ${facts.length - 1} more ${isBoth ? "hold" : "do not"}`;
  }

  /**
   * `isBrief`: without the text that it stands for.
   * @param {Expression} one @param {boolean} truth @param {boolean} [isBrief] @returns {string | null}
   */
  comparison({ signs: [sign], parts: [left, right], ...node }, truth, isBrief = false) {
    const [a, b] = [this.value(left), this.value(right)];
    if (a === undefined || b === undefined || (compare(sign, a, b, this.names) ?? truth) !== truth) return null;
    switch (sign) {
      case "in":
      case "not in":
        return this.membership(left, right, [a, b], (sign === "in") === truth);
      case "==":
      case "===":
      case "is":
        return this.equality(left, right, [a, b], truth);
      case "!=":
      case "!==":
      case "is not":
        return this.equality(left, right, [a, b], !truth);
      default: {
        const values = `${this.say(a)} ${sign} ${this.say(b)}`;
        const source = cut(this.text.slice(node.from, node.to), longestSource);
        const told = truth ? values : `${values} is ${this.no}`;
        return isBrief || source === values || source.endsWith("…") ? told : `${source}: ${told}`;
      }
    }
  }

  /** @param {Expression} left @param {Expression} right @param {Value[]} third @param {boolean} isSame */
  equality(left, right, [a, b], isSame) {
    if (left.kind === "literal" && right.kind !== "literal") [left, right, a, b] = [right, left, b, a];
    const [one, two] = [left, right].map((node) => this.textOf(node));
    if (left.kind === "literal") return isSame ? `${one} is ${two}` : `${one} is not ${two}`;
    if (right.kind === "literal" || (right.kind === "minus" && right.inner.kind === "literal"))
      return isSame ? `${one} is ${this.say(b)}` : `${one} is ${this.say(a)}, not ${this.say(b)}`;
    return isSame ? `${one} and ${two} are both ${this.say(a)}` : `${one} is ${this.say(a)} but ${two} is ${this.say(b)}`;
  }

  /** @param {Expression} item @param {Expression} whole @param {Value[]} third @param {boolean} isIn */
  membership(item, whole, [a, b], isIn) {
    const [name, container] = [this.textOf(whole), this.names.contents(b)];
    if (!isIn) return `${this.say(a)} is not in ${name}`;
    const already = this.grown(name) ? "already " : "";
    const held = container?.kind === "dictionary" ? this.value(/** @type {Expression} */ ({ kind: "index", whole, key: item })) : undefined;
    const isTold = held !== undefined && held !== null && isScalar(held);
    const more = !isTold ? "" : this.isPlace(name) ? `, at index ${this.say(held)}` : `, with ${this.say(held)}`;
    return `${this.say(a)} is ${already}in ${name}${more}`;
  }

  /**
   * What a look into a dictionary found.
   * @param {{ whole: Expression, key: Expression }} one @param {boolean} found @returns {string | null}
   */
  lookup({ whole, key }, found) {
    const [item, container] = [this.value(key), this.names.contents(this.value(whole))];
    if (item === undefined || container?.kind !== "dictionary") return null;
    return this.membership(key, whole, [item, this.value(whole)], found);
  }

  /**
   * `0 <= r < rows: 0 <= 2 < 3`
   * @param {Expression} node @param {boolean} truth @param {boolean} [isBrief] @returns {string | null}
   */
  chained(node, truth, isBrief = false) {
    const filled = this.filled(node);
    if (!filled) return null;
    const [source, told] = [this.textOf(node), `${filled}${truth ? "" : ` is ${this.no}`}`];
    return isBrief || source === filled || source.endsWith("…") ? told : `${source}: ${told}`;
  }

  /**
   * Of a name, a call and the like: `queue is empty`, `node is None`, `c.isdigit() is True`.
   * @param {Expression} node @param {boolean} truth @returns {string | null}
   */
  plainFact(node, truth) {
    const isEmpty = node.kind === "member" && node.name === "isEmpty";
    const about = isEmpty ? node.whole : node;
    const [value, text] = [this.value(about), this.textOf(about)];
    const whole = this.names.contents(value);
    if (value === undefined) return null;
    if (isEmpty || (whole?.count !== undefined && typeof whole !== "string") || whole === "") {
      return (isEmpty ? truth : !truth) ? `${text} is empty` : `${text} is not empty`;
    }
    if (typeof value === "boolean") return this.boolean(node, truth);
    if (typeof whole === "string" && isEmpty) return `${text} is ${truth ? "empty" : this.say(value)}`;
    return truth && value?.kind === "reference" ? `${text} is ${this.say(value)}, not ${this.nothing}` : `${text} is ${this.say(value)}`;
  }

  /** @param {Expression} node @param {boolean} truth */
  boolean(node, truth) {
    if (node.kind === "call" && node.callee.kind === "member" && node.callee.name === "contains" && node.parts.length === 1) {
      const item = this.value(node.parts[0]);
      return `${this.say(item)} is ${truth ? "" : "not "}in ${this.textOf(node.callee.whole)}`;
    }
    const [text, filled] = [this.textOf(node), node.kind === "call" || node.kind === "member" ? this.filled(node) : null];
    const told = `${text} is ${truth ? this.yes : this.no}`;
    return filled && filled !== text ? `${told} (${filled})` : told;
  }

  /**
   * The text with values in the place of names; null where one is not known, or it gets too long.
   * @param {Expression} node @returns {string | null}
   */
  filled(node) {
    /** @type {{ from: number, to: number, value: string }[]} */
    const pieces = [];
    if (!this.fill(node, pieces)) return null;
    let text = "";
    let at = node.from;
    for (const { from, to, value } of pieces.sort((a, b) => a.from - b.from)) {
      text += this.text.slice(at, from) + value;
      at = to;
    }
    text += this.text.slice(at, node.to);
    return text.length > longestFilled || text.includes("\n") ? null : text;
  }

  /** @param {Expression} node @param {{ from: number, to: number, value: string }[]} pieces @returns {boolean} */
  fill(node, pieces) {
    const isPart = ["literal", "tuple", "list", "minus", "not", "binary", "compare", "both", "either"].includes(node.kind);
    const isCall = node.kind === "call" && node.callee.kind === "name" && ["max", "min", "abs", "sum"].includes(node.callee.name);
    if (node.kind === "literal") return true;
    if (isPart || isCall) return below(node).every((part) => this.fill(part, pieces));
    if (node.kind === "choice") return false;
    if (node.kind === "call" && node.callee.kind === "member" && node.callee.name !== "get" && !node.parts.length) {
      return this.fill(node.callee.whole, pieces);
    }
    const value = this.value(node);
    if (value === undefined) return false;
    pieces.push({ from: node.from, to: node.to, value: this.say(value) });
    return true;
  }
}

/**
 * A test's text as `{ names, node }` for each of its clauses; `names` are those that a binding declares.
 * @param {string} text @param {string} language @returns {Clause[]}
 */
export function readTest(text, language) {
  const clauses = language === "swift" ? clausesOf(text).filter(Boolean) : [text];
  return clauses.map((clause) => {
    const [, name, , own] = /^(?:let|var)\s+(\w+)(\s*:\s*[^=]+)?(?:\s*=\s*(.+))?$/s.exec(clause) ?? [];
    if (name) return { clause, name, own: own ?? name };
    if (/^case\b/.test(clause)) return { clause, isPattern: true };
    return { clause, node: readWhole(clause, language) };
  });
}
