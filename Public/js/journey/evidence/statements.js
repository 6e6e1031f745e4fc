// A program's text as statements of its functions, in a spelling that both languages share: without `self.`, `&`, `!`, types
// of calls and defaults, so that evidence.js reads one form of each idiom.

/** @import { ProgramFunction, Source } from "types/journey.d.ts" */

import { bare } from "../codeline.js";

const opening = /[([]/g;
const closing = /[)\]]/g;
const longest = 12;

/** @param {string} text */
const balance = (text) => (text.match(opening)?.length ?? 0) - (text.match(closing)?.length ?? 0);

/**
 * `parent.get(x, x)`, `parent[x, default: x]` and `parent[x] ?? x` are `parent[x]` to a reader.
 * @param {string} text
 */
function plain(text) {
  return text
    .replace(/\b(?:self|this)\??\./g, "")
    .replace(/([(,:]\s*)&(?=[A-Za-z_])/g, "$1")
    .replace(/([\w\])])!(?!=)/g, "$1")
    .replace(/([\w\])])\?(?=[.[(])/g, "$1")
    .replace(/\.(?:get|setdefault)\(\s*([\w.]+)\s*(?:,\s*[\w.-]+\s*)?\)/g, "[$1]")
    .replace(/\[\s*([\w.]+(?:\[\w+\])?)\s*,\s*default:\s*(?:\[[^\]]*\]|[^\]]*)\]/g, "[$1]")
    .replace(/\]\s*\?\?\s*-?[\w.]+/g, "]")
    .replace(/\bis\s+not\b(?!\s*(?:None|nil))/g, "!=")
    .replace(/!==/g, "!=")
    .replace(/===/g, "==")
    .replace(/(?<=[\w\])]) is (?=[a-z_])/g, " == ")
    .replace(/:=/g, "=")
    .replaceAll("&+", "+")
    .replaceAll("&-", "-")
    .replaceAll("&*", "*")
    .replace(/\s+/g, " ")
    .trim();
}

/**
 * A parameter's own name: `_ parents: inout [Int]`, `parent: List[int] = []`.
 * @param {string} text
 */
const parameterName = (text) => text.split(/[:=]/)[0].trim().split(/\s+/).at(-1)?.replace(/^\*+/, "") ?? "";

/**
 * The parts of `a, f(b, c), [d, e]` between its outer commas.
 * @param {string} text @returns {string[]}
 */
export function partsOf(text) {
  const parts = [];
  let [depth, from] = [0, 0];
  for (let place = 0; place < text.length; place++) {
    if ("([{".includes(text[place])) depth++;
    else if (")]}".includes(text[place])) depth--;
    else if (text[place] === "," && depth === 0) {
      parts.push(text.slice(from, place).trim());
      from = place + 1;
    }
  }
  return [...parts, text.slice(from).trim()].filter(Boolean);
}

/**
 * The calls of these functions in a text: `[{ name, parts }]`, labels taken off.
 * @param {string} text @param {Set<string>} names @returns {{ name: string, parts: string[] }[]}
 */
export function callsIn(text, names) {
  const found = [];
  for (const match of text.matchAll(/([A-Za-z_]\w*)\(/g)) {
    if (!names.has(match[1])) continue;
    let [depth, place] = [1, match.index + match[0].length];
    const from = place;
    for (; place < text.length && depth; place++) depth += "([{".includes(text[place]) ? 1 : ")]}".includes(text[place]) ? -1 : 0;
    const parts = partsOf(text.slice(from, depth ? place : place - 1)).map((part) => part.replace(/^\w+\s*[:=](?!=)\s*/, ""));
    found.push({ name: match[1], parts });
  }
  return found;
}

/**
 * `[{ name, parameters, statements: [{ text, raw, line }] }]`; the program's own level has the name "". A statement belongs
 * to the innermost function that it stands in; one that goes over several lines is one text, told at its first line.
 * @param {Source} one @returns {ProgramFunction[]}
 */
export function functionsOf({ lines, language }) {
  /** @type {ProgramFunction} */
  const outer = { name: "", parameters: [], statements: [], indent: -1 };
  const all = [outer];
  const open = [outer];
  for (let place = 0; place < lines.length; place++) {
    let code = bare(lines[place], language);
    const indent = code.search(/\S/);
    if (indent < 0) continue;
    const [line, first] = [place + 1, lines[place]];
    while (balance(code) > 0 && place + 1 < lines.length && place + 1 - line < longest) code += ` ${bare(lines[++place], language).trim()}`;
    while (open.length > 1 && open.at(-1).indent >= indent && !/^\s*[})\]]/.test(code)) open.pop();
    const head =
      /\b(?:def|func)\s+([A-Za-z_]\w*)\s*(?:<[^>]*>)?\s*\((.*)$/.exec(code) ??
      /\b(init)\??\s*\((.*)$/.exec(/^\s*(?:\w+\s+)*init\b/.test(code) ? code : "");
    if (head) {
      const list = head[2].slice(0, endOf(head[2]));
      const parameters = partsOf(list)
        .map(parameterName)
        .filter((name) => name && name !== "self" && name !== "cls");
      open.push({ name: head[1], parameters, statements: [], indent });
      all.push(open.at(-1));
      // A body on the line of its head.
      const body = head[2].slice(endOf(head[2]) + 1).replace(/^[^:{]*[:{]/, "");
      if (body.trim()) open.at(-1).statements.push({ text: plain(body), raw: first, line });
      continue;
    }
    open.at(-1).statements.push({ text: plain(code), raw: first, line });
  }
  return all;
}

/** @param {string} text */
function endOf(text) {
  let depth = 1;
  for (let place = 0; place < text.length; place++) {
    depth += "([{".includes(text[place]) ? 1 : ")]}".includes(text[place]) ? -1 : 0;
    if (depth === 0) return place;
  }
  return text.length;
}
