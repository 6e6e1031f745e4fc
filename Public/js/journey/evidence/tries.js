// Which dictionaries are tries that are built into each other, and which lists hold nodes that know each other by number.

/** @import { Evidence } from "types/journey.d.ts" */

/** @param {Evidence} evidence */
export function findTries(evidence) {
  for (const { statements } of evidence.functions) {
    const all = statements.map(({ text }) => text).join("\n");
    // `node = node.setdefault(letter, {})`, or `node[letter] = {}` and `node = node[letter]`.
    for (const [, name] of all.matchAll(/(?<![\w.])(\w+) = \1\.setdefault\([^,()]+, ?(?:\{\}|dict\(\))/g)) evidence.note(name, "trie");
    for (const [, name] of all.matchAll(/(?<![\w.])(\w+) = \1\[[^\]]+\]/g)) {
      if (new RegExp(`(?<![\\w.])${name}\\[[^\\]]+\\] = (?:\\{\\}|dict\\(\\)|defaultdict\\()`).test(all)) evidence.note(name, "trie");
    }
    // `place = nodes[place].below[letter]`, `at = next[at][letter]`.
    for (const [, , list, field] of all.matchAll(/(?<![\w.])(\w+) = (?:Int\( ?)?([A-Za-z_][\w.]*)\[ ?\1 ?\](?:\.(\w+))?\[/g))
      evidence.note(list, "arena", { field });
  }
}
