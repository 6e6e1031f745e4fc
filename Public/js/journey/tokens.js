// A program's text as tokens with their places.

/** @import { Token } from "types/journey.d.ts" */

const token =
  /\s*(?:(\d[\d_]*\.\d+|\d[\d_]*)|("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')|([A-Za-z_$][\w]*)|(\*\*|\/\/|<<|>>|&&|\|\||\?\?|\.\.<|\.\.\.|===|!==|==|!=|<=|>=|&[-+*]|[-+*/%<>()[\]{}.,:!?=&|^~@;])|(\S))/y;
/** @type {{ [letter: string]: string }} */
const escapes = { n: "\n", t: "\t", r: "\r", 0: "\0" };

/**
 * Splits a text into `{ number | text | word | sign, from, to }`; what cannot be read becomes a sign of its own.
 * @param {string} text @returns {Token[]}
 */
export function tokensOf(text) {
  /** @type {Token[]} */
  const found = [];
  token.lastIndex = 0;
  for (let match; token.lastIndex < text.length && (match = token.exec(text)); ) {
    const [all, number, string, word, sign, other] = match;
    const to = match.index + all.length;
    const from = to - all.trimStart().length;
    if (number) found.push({ number, from, to });
    else if (string) found.push({ text: string.slice(1, -1).replace(/\\(.)/g, (_, letter) => escapes[letter] ?? letter), from, to });
    else if (word) found.push({ word, from, to });
    else found.push({ sign: sign ?? other, from, to });
  }
  return found;
}
