// The learner's code: its loading, its names, its errors.
'use strict';

/** @import { Assignment, Callable, Diagnostic, Host, Modules } from "types/runtime.d.ts" */

const { hint } = /** @type {Modules['./hints']} */ (require('./hints'));
const { diagnostic } = /** @type {Modules['./syntax']} */ (require('./syntax'));

const FILE = 'solution.js';
const DEEP = 'RangeError: Maximum call stack size exceeded';

/** The learner's source cannot be used; holds diagnostics. */
class Refused extends Error {
  /** @param {Diagnostic} found */
  constructor(found) {
    super(found.message);
    this.diagnostics = [found];
  }
}

class Solution {
  /** @param {Host} host @param {string} source */
  constructor(host, source) {
    this.host = host;
    this.source = source;
    this.known = new Map();
  }

  /**
   * Evaluates the source; the names are to be found at its top level.
   * @param {string[]} wanted
   */
  load(wanted) {
    let script;
    try {
      script = this.host.compile(this.source, FILE);
    } catch (error) {
      throw new Refused(diagnostic(error, FILE));
    }
    this.host.supply(this.source);
    this.known = new Map(wanted.map((name) => [name, this.lookUp(name)]));
    this.host.run(script);
  }

  /**
   * What a name means at the learner's top level, or undefined.
   * @param {string} name
   */
  lookUp(name) {
    const question = `typeof ${name} === 'undefined' ? undefined : ${name}`;
    return this.host.run(this.host.compile(question, 'focus.js'));
  }

  /**
   * A function or class of the learner's, or null.
   * @param {string} name @returns {Callable | null}
   */
  own(name) {
    const found = this.lookUp(name);
    return typeof found === 'function' && found !== this.known.get(name) ? /** @type {Callable} */ (found) : null;
  }

  /** @param {string} what @param {Assignment} assignment @returns {never} */
  refuse(what, assignment) {
    const declared = /^(?:var|let|const|class|function)\s+([\w$]+)/gm;
    const names = [...this.source.matchAll(declared)].map((match) => match[1]);
    const like = assignment.declaration ? ` with \`${assignment.declaration}\`` : '';
    let found = names.length > 0 ? `found ${names.sort().join(', ')}` : 'nothing was found';
    if (names.includes('Solution') && assignment.kind === 'function') {
      found += ': LeetCode calls a function here, not a method of a class';
    }
    throw new Refused({
      message: `Your code must define ${what}${like}; ${found}.`,
      line: 1,
      column: 1,
    });
  }

  /**
   * Prints an error as Node would, without the harness's own lines, and gives its frame.
   * @param {unknown} error
   */
  report(error) {
    const { name, message, stack } = facts(error);
    const places = stack.split('\n').filter((line) => /^\s+at .*\bsolution\.js:\d+/.test(line));
    let text = name ? `${name}: ${message}` : `${message}`;
    this.host.complain(`Uncaught ${[text, ...places].join('\n')}\n`);
    if (text === DEEP) text = `Stack overflow: the recursion goes too deep (${DEEP}).`;
    if (text.includes('Cannot find module')) [text] = text.split('\n');
    text += hint(text, this.host);
    const place = /solution\.js:(\d+)/.exec(places[0] || '');
    return place ? { message: text, line: Number(place[1]) } : { message: text };
  }
}

/**
 * An error's own words; anything may be thrown, and its fields may throw as well.
 * @param {any} error
 */
function facts(error) {
  /** @type {{ name: string, message: string, stack: string }} */
  const found = { name: '', message: '', stack: '' };
  if (typeof error !== 'object' || error === null) {
    return { ...found, message: typeof error === 'symbol' ? 'a symbol' : `${error}` };
  }
  for (const field of /** @type {(keyof typeof found)[]} */ (Object.keys(found))) {
    try {
      if (typeof error[field] === 'string') found[field] = error[field];
    } catch {
      // It stays empty.
    }
  }
  return { ...found, message: found.message || (found.name ? '' : 'an object was thrown') };
}

module.exports = { Refused, Solution };
