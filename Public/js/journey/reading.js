// Reads the expressions of a program, with their places in the text: `nums[i] + nums[j]`, `0 <= r < rows`, `x not in seen`.
//
// readAt(text, from, language) -> the longest expression that begins there, or null. A node is { kind, from, to } with
//   literal value · name name · index whole key · slice whole low high step · member whole name · call callee parts (arguments, each
//   with its label) · minus inner · not inner · binary sign left right · compare signs parts · both parts · either parts ·
//   choice test yes no · default left right · list parts · tuple parts

/** @import { Expression, Token } from "types/journey.d.ts" */

import { tokensOf } from "./tokens.js";
import { Reader } from "./grammar.js";

/**
 * The expression that begins at a token's place in the text, as long as it can be read.
 * @param {string} text @param {number} from @param {string} language @param {Token[]} [tokens] @returns {Expression | null}
 */
export function readAt(text, from, language, tokens = tokensOf(text)) {
  const place = tokens.findIndex((token) => token.from >= from);
  if (place < 0) return null;
  const reader = new Reader(tokens, place, language);
  return reader.attempt(() => reader.whole());
}

/**
 * A text that is one expression, or null; of `a, b` a tuple.
 * @param {string} text @param {string} language @returns {Expression | null}
 */
export function readWhole(text, language) {
  const tokens = tokensOf(text);
  if (!tokens.length) return null;
  const reader = new Reader(tokens, 0, language);
  const found = reader.attempt(() => {
    const parts = [reader.whole()];
    while (reader.take(",")) if (reader.token) parts.push(reader.whole());
    return parts.length > 1 ? reader.node("tuple", parts[0].from, { parts }) : parts[0];
  });
  return found && reader.place === tokens.length ? found : null;
}

/**
 * The nodes below one.
 * @param {Expression} node @returns {Expression[]}
 */
export function below(node) {
  const { left, right, inner, whole, key, low, high, test, yes, no, callee, parts = [] } = node;
  const own = callee?.kind === "member" ? callee.whole : undefined;
  return [left, right, inner, whole, key, low, high, test, yes, no, own, ...parts].filter(Boolean);
}
