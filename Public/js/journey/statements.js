// Reads statements of the program as they stand in its text: what is set to what, what swaps, what stands behind a test.

import { bare } from "./codeline.js";

const assignment =
  /^(?:let\s+|var\s+)?([A-Za-z_][\w.]*(?:\[[^=]*\](?:\.\w+)*)?)\s*(?::\s*[\w[\]?: ]+)?\s*([-+*/%&|^]|\/\/|<<|>>)?=(?!=)\s*(.+?)\s*;?$/;

/**
 * `{ target, operator, own }` of a statement that sets one thing, or null; `own` is what stands behind its sign.
 * @param {string} line @param {string} language
 */
export function assignmentIn(line, language) {
  const code = bare(line, language).trimEnd();
  const [, target, operator, text] = assignment.exec(code) ?? [];
  if (!target) return null;
  // As it stands in the program: `bare` has blanked the strings.
  const end = code.replace(/\s*;$/, "").length;
  return { target, operator, own: line.slice(end - text.length, end) };
}

/**
 * What stands behind a test on its line.
 * @param {string} line @param {string} test
 */
export function bodyOf(line, test) {
  // Of a test on several lines this is the last one.
  if (!line.includes(test)) return line.replace(/^.*?(?:\belse\b|\{)\s*\{?\s*/, "");
  const rest = line.slice(line.indexOf(test) + test.length);
  return rest.replace(/^\s*(?:else)?\s*[:{]?\s*(?:else\s*\{)?\s*/, "");
}

/**
 * The two places of `a[i], a[j] = a[j], a[i]`, `a.swapAt(i, j)` and the like; null for anything else.
 * @param {string} code @returns {string[] | null}
 */
export function swapped(code) {
  const [, list, i, j] = /^([\w.]+)\.swapAt\(([^,]+),\s*([^,]+)\)$/.exec(code) ?? [];
  if (list) return [`${list}[${i}]`, `${list}[${j}]`];
  if (/^swap\(/.test(code)) return [];
  const [, a, b, c, d] = /^\(?([^=,]+),\s*([^=]+?)\)?\s*=\s*\(?([^,]+),\s*(.+?)\)?$/.exec(code) ?? [];
  return a !== undefined && a.trim() === d.trim() && b.trim() === c.trim() ? [a.trim(), b.trim()] : null;
}
