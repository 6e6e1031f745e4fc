// The grammar of expressions, Python's and Swift's: a reader that goes through tokens and throws 0 where it cannot read on.

/** @import { Expression, Token } from "types/journey.d.ts" */

import { constants } from "./trace/expression.js";

const comparisons = new Set(["==", "!=", "<", "<=", ">", ">=", "===", "!==", "is", "in"]);
/** @type {{ [language: string]: string[][] }} */
const levels = {
  python: [["|"], ["^"], ["&"], ["<<", ">>"], ["+", "-"], ["*", "/", "//", "%"]],
  swift: [
    ["+", "-", "&+", "&-", "|", "^"],
    ["*", "/", "%", "&", "&*"],
    ["<<", ">>"],
  ],
};
const reserved = new Set(
  (
    "if else elif for while in is not and or return let var case where guard switch def class func lambda yield " +
    "await try break continue pass raise throw del assert import from as with do repeat catch except"
  ).split(" "),
);
const deepest = 60;

export class Reader {
  depth = 0;

  /** @param {Token[]} tokens @param {number} place @param {string} language */
  constructor(tokens, place, language) {
    this.tokens = tokens;
    this.place = place;
    this.language = language;
    this.levels = levels[language] ?? levels.swift;
  }

  get token() {
    return this.tokens[this.place];
  }
  get end() {
    return this.tokens[this.place - 1]?.to ?? 0;
  }
  /** @param {string} text */
  is(text) {
    return this.token !== undefined && (this.token.sign === text || this.token.word === text);
  }
  /** @param {string} text */
  take(text) {
    return this.is(text) && ++this.place > 0;
  }
  /** @param {string} text */
  need(text) {
    if (!this.take(text)) throw 0;
  }
  /** @param {string} kind @param {number} from @param {object} rest @returns {any} */
  node(kind, from, rest) {
    return { kind, from, to: this.end, ...rest };
  }

  /**
   * As far as it can be read; what follows is left.
   * @template T
   * @param {() => T} read @returns {T | null}
   */
  attempt(read) {
    const { place } = this;
    try {
      return read();
    } catch (error) {
      if (error !== 0) throw error;
      this.place = place;
      return null;
    }
  }

  /** @returns {Expression} */
  whole() {
    if (++this.depth > deepest) throw 0;
    const from = this.token?.from ?? 0;
    const first = this.either();
    this.depth--;
    if (this.language === "python" && this.is("if")) {
      const choice = this.attempt(() => {
        this.need("if");
        const test = this.either();
        this.need("else");
        return { test, no: this.whole() };
      });
      if (choice) return this.node("choice", from, { ...choice, yes: first });
    } else if (this.language !== "python" && this.is("?")) {
      const choice = this.attempt(() => {
        this.need("?");
        const yes = this.whole();
        this.need(":");
        return { yes, no: this.whole() };
      });
      if (choice) return this.node("choice", from, { ...choice, test: first });
    }
    return first;
  }

  /** @returns {Expression} */
  either() {
    return this.joined("either", ["or", "||"], () => this.both());
  }
  /** @returns {Expression} */
  both() {
    return this.joined("both", ["and", "&&"], () => this.negated());
  }

  /** @param {string} kind @param {string[]} signs @param {() => Expression} read @returns {Expression} */
  joined(kind, signs, read) {
    const from = this.token?.from ?? 0;
    const parts = [read()];
    while (signs.some((sign) => this.is(sign))) {
      const part = this.attempt(() => {
        this.place++;
        return read();
      });
      if (!part) break;
      parts.push(part);
    }
    return parts.length > 1 ? this.node(kind, from, { parts }) : parts[0];
  }

  /** @returns {Expression} */
  negated() {
    const from = this.token?.from ?? 0;
    if (!this.take("not")) return this.comparison();
    if (++this.depth > deepest) throw 0;
    const inner = this.negated();
    this.depth--;
    return this.node("not", from, { inner });
  }

  /** @returns {Expression} */
  comparison() {
    const from = this.token?.from ?? 0;
    const parts = [this.range()];
    /** @type {string[]} */
    const signs = [];
    for (;;) {
      const next = this.attempt(() => {
        const sign = this.comparisonSign();
        return { sign, part: this.range() };
      });
      if (!next) break;
      signs.push(next.sign);
      parts.push(next.part);
    }
    return signs.length ? this.node("compare", from, { signs, parts }) : parts[0];
  }

  comparisonSign() {
    if (this.take("not")) {
      this.need("in");
      return "not in";
    }
    const { sign, word } = this.token ?? {};
    const text = sign ?? word;
    if (text === undefined || !comparisons.has(text) || (word && this.language !== "python")) throw 0;
    this.place++;
    return text === "is" && this.take("not") ? "is not" : text;
  }

  /** @returns {Expression} */
  range() {
    const from = this.token?.from ?? 0;
    const left = this.defaulted();
    if (this.language === "python" || !(this.is("..<") || this.is("..."))) return left;
    const { sign } = this.tokens[this.place++];
    return this.node("binary", from, { sign, left, right: this.defaulted() });
  }

  /** @returns {Expression} */
  defaulted() {
    const from = this.token?.from ?? 0;
    const left = this.binary(0);
    if (!this.take("??")) return left;
    return this.node("default", from, { left, right: this.defaulted() });
  }

  /** @param {number} level @returns {Expression} */
  binary(level) {
    if (level >= this.levels.length) return this.unary();
    const from = this.token?.from ?? 0;
    let left = this.binary(level + 1);
    while (this.token?.sign && this.levels[level].includes(this.token.sign)) {
      const { sign } = this.token;
      const right = this.attempt(() => {
        this.place++;
        return this.binary(level + 1);
      });
      if (!right) break;
      left = this.node("binary", from, { sign, left, right });
    }
    return left;
  }

  /** @returns {Expression} */
  unary() {
    const from = this.token?.from ?? 0;
    if (this.take("-")) return this.node("minus", from, { inner: this.unary() });
    if (this.language !== "python" && this.take("!")) return this.node("not", from, { inner: this.unary() });
    const base = this.suffixes(this.primary());
    if (!this.take("**")) return base;
    return this.node("binary", from, { sign: "**", left: base, right: this.unary() });
  }

  /** @param {Expression} base @returns {Expression} */
  suffixes(base) {
    let whole = base;
    for (;;) {
      const more = this.attempt(() => this.suffix(whole));
      if (!more) return whole;
      whole = more;
    }
  }

  /** @param {Expression} whole @returns {Expression} */
  suffix(whole) {
    const { from } = whole;
    if (this.take("[")) return this.subscript(whole, from);
    if (this.take("(")) return this.node("call", from, { callee: whole, parts: this.parts(")"), to: this.end });
    if (this.language !== "python" && (this.is("?") || this.is("!")) && this.token.from === whole.to) {
      const [mark, next] = [this.token.sign, this.tokens[this.place + 1]];
      // `a ? b : c` has a blank; `a?.b` and `a?[0]` have none.
      if (mark === "?" && !(next?.from === this.token.to && (next.sign === "." || next.sign === "["))) throw 0;
      this.place++;
      return { ...whole, to: this.end, isOptional: mark === "?" };
    }
    this.need(".");
    const name = this.token?.word ?? this.token?.number;
    if (name === undefined) throw 0;
    this.place++;
    return this.node("member", from, { whole, name, at: this.end - name.length });
  }

  /** @param {Expression} whole @param {number} from @returns {Expression} */
  subscript(whole, from) {
    const low = /** @type {Expression} */ (this.is(":") ? null : this.whole());
    if (this.take(":")) {
      const high = this.is("]") || this.is(":") ? null : this.whole();
      const step = this.take(":") && !this.is("]") ? this.whole() : null;
      this.need("]");
      return this.node("slice", from, { whole, low, high, step });
    }
    if (this.take(",")) {
      // `[key, default: 0]`, or a tuple as a key.
      if (this.take("default")) {
        this.need(":");
        const right = this.whole();
        this.need("]");
        return this.node("default", from, { left: this.node("index", from, { whole, key: low }), right });
      }
      const parts = [low, this.whole()];
      while (this.take(",")) parts.push(this.whole());
      this.need("]");
      return this.node("index", from, { whole, key: { kind: "tuple", from: low.from, to: this.end - 1, parts } });
    }
    this.need("]");
    return this.node("index", from, { whole, key: low });
  }

  /**
   * The rest of a list, up to its end.
   * @param {string} close @returns {Expression[]}
   */
  parts(close) {
    /** @type {Expression[]} */
    const found = [];
    while (!this.take(close)) {
      if (found.length) this.need(",");
      if (this.take(close)) break;
      const [label, colon] = [this.token?.word, this.tokens[this.place + 1]];
      const isLabelled = label !== undefined && (colon?.sign === ":" || (colon?.sign === "=" && this.language === "python"));
      if (isLabelled) this.place += 2;
      found.push(isLabelled ? { ...this.whole(), label } : this.whole());
    }
    return found;
  }

  /** @returns {Expression} */
  primary() {
    const { token } = this;
    if (!token) throw 0;
    this.place++;
    const { from } = token;
    if (token.number !== undefined) return this.number(token.number, from);
    if (token.text !== undefined) return this.node("literal", from, { value: token.text });
    if (token.sign === "(") {
      const parts = this.parts(")");
      const isTuple = parts.length !== 1 || this.tokens[this.place - 2]?.sign === ",";
      return isTuple ? this.node("tuple", from, { parts }) : { ...parts[0], from, to: this.end, isInBrackets: true };
    }
    if (token.sign === "[") return this.node("list", from, { parts: this.parts("]") });
    if (!token.word || reserved.has(token.word)) throw 0;
    if (constants.has(token.word)) return this.node("literal", from, { value: constants.get(token.word) });
    // `f"…"` and the like are no plain texts.
    if (this.token?.text !== undefined && this.token.from === token.to) throw 0;
    return this.node("name", from, { name: token.word });
  }

  /** @param {string} number @param {number} from */
  number(number, from) {
    const digits = number.replaceAll("_", "");
    if (digits.includes(".")) return this.node("literal", from, { value: { kind: "double", value: Number(digits) } });
    return this.node("literal", from, { value: Number.isSafeInteger(Number(digits)) ? Number(digits) : BigInt(digits) });
  }
}
