// Joins the player's modules into one script, as the exported page needs it, and says what stands in the way.
//
// Each module becomes a function that is called once, in the order of the imports; `import { a } from "./b.js"` becomes
// a look-up, `export` disappears. So the modules keep to: no cycles, no default exports, no renaming, no `import *`,
// no dynamic imports, no `import.meta`. The script leaves `mountJourney` and `mountComparison` in `window.FocusJourney`.

import { readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";

const imports = /^import\s*\{([^}]*)\}\s*from\s*"([^"]+)";[^\S\n]*\n/gm;
const exported = /^export (?:async )?(?:function\*?|class|const|let) (\w+)/gm;
const list = /^export \{([^}]*)\};[^\S\n]*\n/gm;
/** @param {string} text */
const names = (text) =>
  text
    .split(",")
    .map((name) => name.trim())
    .filter(Boolean);

/** @param {string} folder @param {string[]} entries @returns {string} */
export function bundle(folder, entries) {
  /** @type {string[]} */
  const parts = [];
  const state = new Map();

  /** @param {string} file @param {string} from @returns {string} */
  function add(file, from) {
    const name = relative(folder, file);
    if (state.get(name) === "done") return name;
    if (state.has(name)) throw new Error(`${from} and ${name} import each other`);
    state.set(name, "open");
    const source = readFileSync(file, "utf8");
    const given = [...source.matchAll(exported)]
      .map((match) => match[1])
      .concat([...source.matchAll(list)].flatMap((match) => names(match[1])));
    const body = source
      .replace(imports, (_, what, where) => `const {${what}} = modules["${add(join(dirname(file), where), name)}"];\n`)
      .replace(list, "")
      .replace(/^export /gm, "");
    if (/^import\b|\bimport\(|import\.meta|^export\b/m.test(body))
      throw new Error(`${name} imports or exports in a way that cannot be joined`);
    parts.push(`modules["${name}"] = (() => {\n${body}\nreturn { ${given.join(", ")} };\n})();`);
    state.set(name, "done");
    return name;
  }

  const roots = entries.map((entry) => add(join(folder, entry), "the page"));
  return (
    `(() => {\n"use strict";\nconst modules = {};\n${parts.join("\n")}\n` +
    `globalThis.FocusJourney = { ${roots.map((name) => `...modules["${name}"]`).join(", ")} };\n})();\n`
  );
}
