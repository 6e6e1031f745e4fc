// A line of a program as text: its code without strings and comments, its subscripts, its names.

/** @param {string} text */
export const namesIn = (text) => text.match(/[A-Za-z_]\w*/g) ?? [];

const cacheName = "(?:self\\.|this\\.)?\\w*(?:memo|cache|dp|table|known)\\w*";
const answersFromCache = new RegExp(
  `\\breturn\\s+${cacheName}\\s*(?:\\[|\\.get\\b)|\\bif\\s+(?:let|var)\\s+\\w+\\s*=\\s*${cacheName}\\[.*\\breturn\\b`,
  "i",
);
const looksIntoCache = new RegExp(`\\bif\\b.*${cacheName}\\b`, "i");

/**
 * Does a call that ends at this line answer from a cache of the program's own?
 * @param {string[]} lines @param {number} number
 */
export function isMemo(lines, number) {
  const [line = "", before = ""] = [lines[number - 1], lines[number - 2]];
  return answersFromCache.test(line) || (/^\s*return\b/.test(line) && looksIntoCache.test(before));
}

/** @param {string} name */
export const plainName = (name) =>
  name
    .replace(/^self\./, "")
    .replaceAll("_", "")
    .toLowerCase();

/**
 * The code of a line without its strings and its comment.
 * @param {string} line @param {string} language
 */
export function bare(line, language) {
  const blanked = line.replace(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/g, (text) => `"${" ".repeat(text.length - 2)}"`);
  return blanked.split(language === "python" ? "#" : "//")[0];
}

/**
 * A line without its comment and the blanks at its end; its strings stay.
 * @param {string} line @param {string} language
 */
export const bareEnd = (line, language) => line.slice(0, bare(line, language).trimEnd().length);

/**
 * The subscripts of a line: `dp[i - 1][j]` is `{ name: "dp", indexes: ["i - 1", "j"] }`.
 * @param {string} line @returns {{ name: string, indexes: string[] }[]}
 */
export function subscripts(line) {
  const found = [];
  const start = /([A-Za-z_][\w.]*)\s*\[/g;
  for (let match; (match = start.exec(line)); ) {
    /** @type {string[]} */
    const indexes = [];
    let place = start.lastIndex;
    for (;;) {
      let depth = 1;
      const from = place;
      while (place < line.length && depth) {
        if (line[place] === "[") depth++;
        else if (line[place] === "]") depth--;
        place++;
      }
      if (depth) break;
      indexes.push(line.slice(from, place - 1).trim());
      if (line[place] !== "[") break;
      place++;
    }
    if (indexes.length) found.push({ name: match[1], indexes });
  }
  return found;
}
