// Questions about recorded state: `lo > hi`, `a[i] == 3 && changed(best)`, `node.next == nil`.

/** @import { Condition, Value } from "types/journey.d.ts" */

import { TraceError } from "./footer.js";

const levels = [["||"], ["&&"], ["==", "!=", "<", "<=", ">", ">="], ["+", "-"], ["*", "/", "%"]];
const words = new Map([
  ["and", "&&"],
  ["or", "||"],
  ["not", "not"],
]);
// The level of comparisons, which Python's `not` stands before.
const comparing = 2;
/** @type {[string, "not" | "negative"][]} */
const prefixes = [
  ["!", "not"],
  ["-", "negative"],
];
export const constants = new Map([
  ["nil", null],
  ["None", null],
  ["null", null],
  ["true", true],
  ["True", true],
  ["false", false],
  ["False", false],
]);
const depthLimit = 64;
/** @param {string} letter */
const isLetter = (letter) => /[_\p{Alphabetic}]/u.test(letter);
/** @param {string} letter */
const isDigit = (letter) => letter >= "0" && letter <= "9" && letter.length === 1;

/**
 * Reads an expression: {kind: "literal", value} · {kind: "name", name} · {kind: "index", whole, key} ·
 * {kind: "member", whole, name} · {kind: "not" | "negative" | "changed", inner} · {kind: "binary", sign, left, right}
 * @param {string} text @returns {Condition}
 */
export function parseExpression(text) {
  return new Parser(text).parse();
}

class Parser {
  /** @param {string} text */
  constructor(text) {
    this.source = [...text];
    this.place = 0;
    this.depth = 0;
    this.start = 0;
    /** @type {{ kind: string, text?: string, value?: Value }} */
    this.token = { kind: "end" };
    this.advance();
  }

  /** @returns {Condition} */
  parse() {
    const expression = this.binary(0);
    if (this.token.kind !== "end") throw this.expected("an operator or the end");
    return expression;
  }

  /** @param {string} what */
  expected(what) {
    return new TraceError(`Expected ${what} at character ${this.start + 1}.`);
  }

  /** @param {string} sign */
  isSign(sign) {
    return this.token.kind === "sign" && this.token.text === sign;
  }

  /** @param {number} level @returns {Condition} */
  binary(level) {
    if (level >= levels.length) return this.unary();
    if (level === comparing && this.isSign("not")) return this.negation();
    let left = this.binary(level + 1);
    while (this.token.kind === "sign" && levels[level].includes(this.token.text)) {
      const sign = /** @type {string} */ (this.token.text);
      this.advance();
      left = { kind: "binary", sign, left, right: this.binary(level + 1) };
    }
    return left;
  }

  /** @returns {Condition} */
  negation() {
    if (++this.depth > depthLimit) throw this.expected("fewer levels");
    try {
      this.advance();
      return { kind: "not", inner: this.binary(comparing) };
    } finally {
      this.depth--;
    }
  }

  /** @returns {Condition} */
  unary() {
    if (++this.depth > depthLimit) throw this.expected("fewer levels");
    try {
      for (const [sign, kind] of prefixes) {
        if (this.isSign(sign)) {
          this.advance();
          return { kind, inner: this.unary() };
        }
      }
      return this.postfix();
    } finally {
      this.depth--;
    }
  }

  /** @returns {Condition} */
  postfix() {
    let whole = this.primary();
    for (;;) {
      if (this.isSign("[")) {
        this.advance();
        whole = { kind: "index", whole, key: this.binary(0) };
        this.take("]");
      } else if (this.isSign(".")) {
        this.advance();
        whole = { kind: "member", whole, name: this.memberName() };
      } else if (this.token.kind === "word" && this.token.text === "changed") {
        this.advance();
        whole = { kind: "changed", inner: whole };
      } else {
        return whole;
      }
    }
  }

  /** @returns {string} */
  memberName() {
    const { kind, text, value } = this.token;
    if (kind !== "word" && !(kind === "number" && typeof value === "number")) throw this.expected("a field's name");
    this.advance();
    return kind === "word" ? /** @type {string} */ (text) : String(value);
  }

  /** @returns {Condition} */
  primary() {
    const { kind, text, value } = this.token;
    if (kind === "number" || kind === "text") {
      this.advance();
      return { kind: "literal", value };
    }
    if (this.isSign("(")) {
      this.advance();
      const inner = this.binary(0);
      this.take(")");
      return inner;
    }
    if (kind !== "word") throw this.expected("a variable or a value");
    this.advance();
    return this.named(/** @type {string} */ (text));
  }

  /** @param {string} word @returns {Condition} */
  named(word) {
    if (constants.has(word)) return { kind: "literal", value: constants.get(word) };
    if ((word !== "changed" && word !== "len") || !this.isSign("(")) return { kind: "name", name: word };
    this.advance();
    const inner = this.binary(0);
    this.take(")");
    return word === "len" ? { kind: "member", whole: inner, name: "count" } : { kind: "changed", inner };
  }

  /** @param {string} sign */
  take(sign) {
    if (!this.isSign(sign)) throw this.expected(`“${sign}”`);
    this.advance();
  }

  advance() {
    const { source } = this;
    while (this.place < source.length && " \t\n".includes(source[this.place])) this.place++;
    this.start = this.place;
    const letter = source[this.place];
    if (letter === undefined) {
      this.token = { kind: "end" };
    } else if (isLetter(letter)) {
      const word = this.text((next) => isLetter(next) || isDigit(next));
      this.token = words.has(word) ? { kind: "sign", text: words.get(word) } : { kind: "word", text: word };
    } else if (isDigit(letter)) {
      this.token = { kind: "number", value: this.number() };
    } else if (letter === '"' || letter === "'") {
      this.token = { kind: "text", value: this.quoted(letter) };
    } else {
      this.token = { kind: "sign", text: this.sign() };
    }
  }

  /** @param {(letter: string) => boolean} belongs */
  text(belongs) {
    let text = "";
    while (this.place < this.source.length && belongs(this.source[this.place])) text += this.source[this.place++];
    return text;
  }

  /** @returns {Value} */
  number() {
    const digits = this.text(isDigit);
    if (this.source[this.place] === "." && isDigit(this.source[this.place + 1] ?? "")) {
      this.place++;
      return { kind: "double", value: Number(`${digits}.${this.text(isDigit)}`) };
    }
    const integer = BigInt(digits);
    if (integer > 9223372036854775807n) throw this.expected("a smaller number");
    return Number.isSafeInteger(Number(integer)) ? Number(integer) : integer;
  }

  /** @param {string} quote */
  quoted(quote) {
    this.place++;
    let text = "";
    while (this.place < this.source.length && this.source[this.place] !== quote) {
      if (this.source[this.place] === "\\" && this.place + 1 < this.source.length) this.place++;
      text += this.source[this.place++];
    }
    if (this.place >= this.source.length) throw this.expected("the end of the text");
    this.place++;
    return text;
  }

  sign() {
    const two = this.source.slice(this.place, this.place + 2).join("");
    if (["==", "!=", "<=", ">=", "&&", "||"].includes(two)) {
      this.place += 2;
      return two;
    }
    const one = this.source[this.place];
    if (!"+-*/%<>!()[].".includes(one)) throw this.expected(`something else than “${one}”`);
    this.place++;
    return one;
  }
}
