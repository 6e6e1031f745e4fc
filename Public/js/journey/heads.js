// The heads of a program's blocks: what a line tests, which line follows, where a block ends.

/** @import { Source } from "types/journey.d.ts" */

import { bare, bareEnd } from "./codeline.js";

/**
 * The test of a line: its text and the line that follows where it holds, 0 where that is its own; null without one.
 * @param {Source} source @param {string} first @param {number} number
 */
export function testAt(source, first, number) {
  const head = /^\s*(?:\}\s*)?(?:else\s+)?(?:if|elif|while|guard)\b\s*/.exec(first);
  if (!head) return null;
  const isGuard = /\bguard\b/.test(head[0]);
  const isPython = source.language === "python";
  // A test may go on for some lines.
  const isRepeat = /^\s*\}\s*while\b/.test(first) && !/\{/.test(first);
  const ends = isRepeat ? /^/ : isPython ? /:/ : isGuard ? /\selse\b/ : /\{/;
  let last = number;
  let [code, whole] = [first, source.lines[number - 1]];
  while (!ends.test(code) && last < Math.min(source.lines.length, number + 8)) {
    const line = source.lines[last];
    code += ` ${bare(line, source.language).trim()}`;
    whole = `${bareEnd(whole, source.language)} ${line.trim()}`;
    last++;
  }
  // A body on the line of its test begins at the first brace, else the last one opens it.
  const end = isRepeat
    ? -1
    : isPython
      ? code.lastIndexOf(":")
      : isGuard
        ? code.search(/\selse\b/)
        : /\{\s*$/.test(code)
          ? code.lastIndexOf("{")
          : code.indexOf(" {");
  const text = whole.slice(head[0].length, end > 0 ? end : undefined).trim();
  const isAlone = !isRepeat && !code.slice(end + 1).trim() && !isGuard;
  const next = isAlone ? source.lines.findIndex((line, place) => place >= last && /\S/.test(bare(line, source.language))) + 1 : 0;
  return { text, first: next };
}

/** @param {Source} source @param {number} head @param {number} indent */
export function endOfBlock(source, head, indent) {
  let end = head;
  for (let line = head + 1; line <= source.lines.length; line++) {
    const depth = source.lines[line - 1].search(/\S/);
    if (depth >= 0 && depth <= indent) break;
    if (depth >= 0) end = line;
  }
  return end;
}
