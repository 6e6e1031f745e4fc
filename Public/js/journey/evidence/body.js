// A function's text as evidence reads it: its assignments, and what its locals stand for.

import { callsIn, partsOf } from "./statements.js";

export const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
/** `list[index]` with a plain index, in a whole text. */
export const subscript = /([A-Za-z_][\w.]*)\[([^[\]]+)\]/g;
export const simple = /^[A-Za-z_][\w.]*$/;

/** The assignments of a statement: `[[targets], [values]]`, also behind `if let` and in a condition. */
export function assignments(text) {
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
  constructor({ name, parameters, statements }, functions) {
    this.name = name;
    this.parameters = parameters;
    this.texts = statements.map(({ text }) => text);
    this.joined = this.texts.join("\n");
    this.locals = new Map();
    for (const text of this.texts)
      for (const [targets, values] of assignments(text)) {
        targets.forEach((target, place) => {
          if (simple.test(target) && values[place] && !this.locals.has(target)) this.locals.set(target, values[place]);
        });
      }
    this.callsDeeper = this.texts.some((text) => callsIn(text, functions).some(({ parts }) => parts.some((part) => this.formOf(part))));
  }

  /** `2 * x`, `x << 1 | 1`, or a local of that: `{ of: "x", kind: 0 | 1 | 2 }`; kind is what is added. */
  formOf = (text) => formIn(text) ?? formIn(this.locals.get(text) ?? "");

  parentOf = (text) => parentIn(text) ?? parentIn(this.locals.get(text) ?? "");
}

function formIn(text) {
  const [, one, other, shifted, more, bit] =
    /^\(? ?(?:2 ?\* ?(\w+)|(\w+) ?\* ?2|\(?(\w+) ?<< ?1\)?) ?\)?(?: ?\+ ?([12]))?(?: ?\| ?(1))? ?\)?$/.exec(text) ?? [];
  const of = one ?? other ?? shifted;
  return of ? { of, kind: Number(more ?? bit ?? 0) } : null;
}

const parentIn = (text) => /^\(? ?\(? ?(\w+) ?- ?1 ?\)? ?(?:>> ?1|\/\/? ?2) ?\)?$/.exec(text)?.[1] ?? null;
