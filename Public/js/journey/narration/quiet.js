// A line that changed nothing that is recorded.

/** @import { Sentence } from "./sentence.js" */

import { readWhole } from "../reading.js";
import { bodyOf } from "../statements.js";
import { cut } from "../wording.js";

/**
 * A line that changed nothing that is recorded.
 * @param {Sentence} sentence
 */
export function quietOf(sentence) {
  const text = (sentence.source.lines[sentence.line - 1] ?? "").trim();
  if (!text) return "Nothing changes";
  const [, kind, name] =
    /^(?:final\s+|private\s+)?(class|struct|enum|def|func|import|from|actor|protocol|extension)\s+([\w.]+)/.exec(text) ?? [];
  if (kind) return /import|from/.test(kind) ? `${name} is imported` : `${kind} ${name} is defined`;
  if (/^repeat\b/.test(text)) return "the loop begins";
  const [, claim] = /^assert\s+(.+?)(?:,[^,]*)?$/.exec(text) ?? [];
  const asserted = claim && readWhole(claim, sentence.player.language);
  const fact = asserted ? sentence.wording(claim).fact(asserted, true) : null;
  if (fact) return `${fact}, as asserted`;
  const [, declared] = /^(?:let|var)\s+(\w+)\s*:[^=]+$/.exec(text) ?? [];
  if (declared) return `${declared} is declared`;
  return flowOf(sentence, text) ?? `line ${sentence.line}: ${cut(text, 80)}`;
}

/**
 * Lines that only lead on.
 * @param {Sentence} sentence @param {string} text
 */
function flowOf(sentence, text) {
  const test = sentence.source.tests.get(sentence.line);
  const code = (test && !test.first ? bodyOf(text, test.text) : text).replace(/^\}?\s*else\s*\{?\s*|[\s;}]+$/g, "");
  if (/^break\b/.test(code)) return "the loop ends here";
  if (/^continue\b/.test(code)) return "on to the next round";
  if (/^pass\b/.test(code)) return "nothing to do here";
  if (/^try:/.test(code)) return "try what follows";
  if (/^(?:except|finally|catch)\b/.test(code)) return `this runs now: ${cut(code.replace(/[:{]\s*$/, ""), 60)}`;
  return sentence.source.loops.has(sentence.line) ? "next round" : null;
}
