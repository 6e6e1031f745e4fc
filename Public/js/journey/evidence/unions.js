// Which list or dictionary is a union-find: one that is followed upwards, and joined where that ends.

/** @import { Body, Evidence, ProgramFunction } from "types/journey.d.ts" */

import { assignments, escaped, simple, subscript } from "./body.js";
import { callsIn } from "./statements.js";

/**
 * `while p[x] != x: x = p[x]`, `if p[x] < 0: return x`, `find(p[x])`: from each to the one above it.
 * @param {Evidence} evidence @param {Body} other
 */
export function findChase(evidence, { name, texts, locals }) {
  const all = [...texts, ...told(texts, locals)];
  const joined = all.join("\n");
  const lists = new Set(
    [...joined.matchAll(subscript)].filter(([, , index]) => simple.test(index)).map(([, list, index]) => `${list} ${index}`),
  );
  for (const pair of lists) {
    const [list, index] = pair.split(" ");
    const cell = `${escaped(list)}\\[ ?${escaped(index)} ?\\]`;
    const self = new RegExp(
      `${cell} (?:==|!=) ${escaped(index)}(?![\\w.[(])|(?<![\\w.\\])])${escaped(index)} (?:==|!=) ${cell}(?!\\s*\\[)`,
    );
    const below = new RegExp(`${cell} (?:<|>=) 0\\b|${cell} (?:>|==|!=) -1\\b`);
    const has = new RegExp(
      `(?<![\\w.])${escaped(index)} (?:not )?in ${escaped(list)}\\b|let \\w+ = ${cell}|${cell} (?:!=|==) (?:nil|None)|${cell} is (?:not )?None`,
    );
    const above = new RegExp(`(?<![\\w.])${escaped(index)}(?:, [^=]*)? = [^=]*${escaped(list)}\\[(?: ?${escaped(index)} ?\\]|${cell}\\])`);
    const deeper = name ? new RegExp(`\\b${name}\\((?:[^()]*[,:] )?${cell}`) : null;
    const follows = above.test(joined) || deeper?.test(joined);
    if (!follows) continue;
    const style = self.test(joined) ? "self" : below.test(joined) ? "below" : has.test(joined) ? "missing" : null;
    const isShortened = new RegExp(`${cell} = (?:${escaped(list)}\\[${cell}\\]|${name || " "}\\()`).test(joined);
    if (style) evidence.note(list, "chase", { style, finder: name, isShortened });
  }
}

/**
 * A chase is a union-find where what it finds for two is joined: `p[find(a)] = find(b)`.
 * @param {Evidence} evidence
 */
export function findJoins(evidence) {
  const chases = [...evidence.roles].filter(([, roles]) => roles.has("chase"));
  const finders = new Set(chases.map(([, roles]) => roles.get("chase").finder).filter(Boolean));
  for (const [list, roles] of chases) {
    const names = new Set([list, ...(evidence.aliases.get(list) ?? [])]);
    const { style, finder, isShortened } = roles.get("chase");
    const isJoined = evidence.functions.some((each) => joins(each, names, finders));
    const members = membersOf(evidence, list, finder);
    if (isJoined) evidence.note(list, "forest", { style, members, isUnion: true });
    else if (style === "self" && isShortened) evidence.note(list, "forest", { style, members });
  }
}

/**
 * The names that stand for members of a union-find: what indexes it, what its finder takes and gives.
 * @param {Evidence} evidence @param {string} list @param {string} finder
 */
function membersOf(evidence, list, finder) {
  const found = new Set(evidence.functions.find(({ name }) => name && name === finder)?.parameters ?? []);
  /** @param {string} text */
  const add = (text) => simple.test(text) && !evidence.roles.has(text) && found.add(text);
  for (const { text } of evidence.statements) {
    for (const [, name, inner] of text.matchAll(subscript)) if (name === list) add(inner.trim());
    for (const { name, parts } of callsIn(text, evidence.names)) if (name === finder) parts.forEach(add);
    for (const [targets, values] of assignments(text))
      targets.forEach((target, place) => {
        if (callsIn(values[place] ?? "", new Set([finder])).length) add(target);
      });
  }
  // What is handed on to the finder stands for a member where it comes from, too.
  for (const { text } of evidence.statements)
    for (const { name, parts } of callsIn(text, evidence.names)) {
      const { parameters } = evidence.functions.find((each) => each.name === name);
      parts.forEach((part, place) => found.has(parameters[place]) && add(part));
    }
  return found;
}

/** @param {ProgramFunction} one @param {Set<string>} names @param {Set<string>} finders */
function joins({ statements }, names, finders) {
  const roots = new Set();
  // What is found, and what is made of two that are found (`small, large = a, b`).
  for (let turn = 0; turn < 2; turn++)
    for (const { text } of statements) {
      for (const [targets, values] of assignments(text)) {
        targets.forEach((target, place) => {
          const value = values[place] ?? values[0] ?? "";
          if (callsIn(value, finders).length || roots.has(value)) roots.add(target);
        });
      }
    }
  /** @param {string} text */
  const isRoot = (text) => roots.has(text) || callsIn(text, finders).length > 0;
  return statements.some(({ text }) =>
    assignments(text).some(([targets, values]) =>
      targets.some((target, place) => {
        const [, list, index] = /^([A-Za-z_][\w.]*)\[(.+)\]$/.exec(target) ?? [];
        return list && names.has(list) && isRoot(index.trim()) && isRoot((values[place] ?? values[0] ?? "").replace(/^\w+\[(.+)\]$/, "$1"));
      }),
    ),
  );
}

/**
 * The statements in which a local that holds `p[x]` stands for it.
 * @param {string[]} texts @param {Map<string, string>} locals
 */
function told(texts, locals) {
  const found = [];
  for (const [name, value] of locals) {
    if (!/^[\w.]+\[[\w. ]+\]$/.test(value) || value.includes(`[${name}]`)) continue;
    for (const text of texts)
      if (new RegExp(`\\b${name}\\b`).test(text)) found.push(text.replace(new RegExp(`(?<![\\w.])${name}\\b(?! ?=[^=])`, "g"), value));
  }
  return found;
}
