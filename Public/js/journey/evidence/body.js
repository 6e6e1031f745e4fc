// A function's text as evidence reads it: its assignments, and what its locals stand for.

/** @import { ProgramFunction } from "types/journey.d.ts" */

import { callsIn, partsOf } from "./statements.js";

/** @param {string} text */
export const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
/** `list[index]` with a plain index, in a whole text. */
export const subscript = /([A-Za-z_][\w.]*)\[([^[\]]+)\]/g;
export const simple = /^[A-Za-z_][\w.]*$/;

/**
 * The assignments of a statement: `[[targets], [values]]`, also behind `if let` and in a condition.
 * @param {string} text @returns {[string[], string[]][]}
 */
export function assignments(text) {
  /** @type {[string[], string[]][]} */
  const found = [];
  const clean = text.replace(/^(?:\} ?)?(?:else )?(?:if|while|guard|for|return)\b ?/, "");
  for (const part of clean.split(/; |\{ | \}/)) {
    const match = /^(?:let |var )?\(?([A-Za-z_][^=<>!]*?)\)?(?: ?: ?[^=,()[\]]+)? ?[-+*/|&^]?= ?(?!=)(.*)$/.exec(part.trim());
    if (match) found.push([partsOf(match[1]), partsOf(match[2].replace(/^\((.*)\)$/, "$1"))]);
  }
  return found;
}

/** A function's statements with what its locals stand for. */
export class Body {
  /** @param {ProgramFunction} one @param {Set<string>} functions */
  constructor({ name, parameters, statements }, functions) {
    this.name = name;
    this.parameters = parameters;
    this.texts = statements.map(({ text }) => text);
    this.joined = this.texts.join("\n");
    /** @type {Map<string, string>} */
    this.locals = new Map();
    for (const text of this.texts)
      for (const [targets, values] of assignments(text)) {
        targets.forEach((target, place) => {
          if (simple.test(target) && values[place] && !this.locals.has(target)) this.locals.set(target, values[place]);
        });
      }
    this.callsDeeper = this.texts.some((text) => callsIn(text, functions).some(({ parts }) => parts.some((part) => this.formOf(part))));
  }

  /**
   * `2 * x`, `x << 1 | 1`, or a local of that: `{ of: "x", kind: 0 | 1 | 2 }`; kind is what is added.
   * @param {string} text
   */
  formOf = (text) => formIn(text) ?? formIn(this.locals.get(text) ?? "");

  /** @param {string} text */
  parentOf = (text) => parentIn(text) ?? parentIn(this.locals.get(text) ?? "");
}

/** @param {string} text */
function formIn(text) {
  const [, one, other, shifted, more, bit] =
    /^\(? ?(?:2 ?\* ?(\w+)|(\w+) ?\* ?2|\(?(\w+) ?<< ?1\)?) ?\)?(?: ?\+ ?([12]))?(?: ?\| ?(1))? ?\)?$/.exec(text) ?? [];
  const of = one ?? other ?? shifted;
  return of ? { of, kind: Number(more ?? bit ?? 0) } : null;
}

/** @param {string} text */
const parentIn = (text) => /^\(? ?\(? ?(\w+) ?- ?1 ?\)? ?(?:>> ?1|\/\/? ?2) ?\)?$/.exec(text)?.[1] ?? null;
