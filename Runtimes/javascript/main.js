// Serves cases to a learner's JavaScript solution over descriptor 3.
//
// The harness lives in a realm of its own: what the learner's code changes (prototypes, JSON, the
// global object) is not what the harness uses.
'use strict';

/** @import { Host, Modules } from "types/runtime.d.ts" */

const { Console } = require('node:console');
const fs = require('node:fs');
const { createRequire } = require('node:module');
const path = require('node:path');
const { Writable } = require('node:stream');
const vm = require('node:vm');

const { Libraries, closeInput } = /** @type {Modules['./libraries']} */ (require('./libraries'));

const { apply } = Reflect;
const { from } = Buffer;
const { toString } = Buffer.prototype;
const { readSync, writeSync } = fs;
const { Script } = vm;
const { runInThisContext } = Script.prototype;
const { wait } = Atomics;
const clock = new Int32Array(new SharedArrayBuffer(4));

const realm = vm.createContext();
const modules = new Map();

/**
 * The exports of one of the harness's own files, evaluated in its own realm.
 * @param {string} name @returns {any} what that file exports
 */
function load(name) {
  const known = modules.get(name);
  if (known) return known.exports;
  const file = path.join(__dirname, `${name}.js`);
  const module = { exports: {} };
  modules.set(name, module);
  const body = vm.compileFunction(fs.readFileSync(file, 'utf8'), ['require', 'module'], {
    filename: file,
    parsingContext: realm,
  });
  body((/** @type {string} */ other) => load(path.basename(other)), module);
  return module.exports;
}

/**
 * Writes at once, so that text stands before the frame that follows it.
 * @param {number} descriptor @param {Buffer} bytes
 */
function print(descriptor, bytes) {
  for (let done = 0; done < bytes.length; ) {
    try {
      done += writeSync(descriptor, bytes, done, bytes.length - done);
    } catch (error) {
      // The pipe may be one that does not wait; then it is full.
      if (error.code !== 'EAGAIN') throw error;
      wait(clock, 0, 0, 1);
    }
  }
}

/**
 * Node's own streams keep text until the learner's code pauses, which it may never do.
 * @param {number} descriptor
 */
function stream(descriptor) {
  return new Writable({
    write(chunk, _, done) {
      print(descriptor, chunk);
      done();
    },
  });
}

/** What the learner's code finds beside the language. */
function furnish() {
  const streams = { stdout: stream(1), stderr: stream(2) };
  for (const [name, value] of Object.entries(streams)) {
    Object.defineProperty(process, name, { value, configurable: true });
  }
  closeInput();
  const module = { exports: {} };
  const own = {
    console: new Console({ ...streams, ignoreErrors: false }),
    module,
    exports: module.exports,
  };
  for (const [name, value] of Object.entries(own)) define(name, value);
}

/**
 * What it finds of others.
 * @param {string} source
 */
function supply(source) {
  const libraries = new Libraries(source);
  const known = createRequire(path.resolve('solution.js'));
  define(
    'require',
    Object.assign((/** @type {string} */ name) => libraries.required(name) ?? known(name), known),
  );
  libraries.offer(globalThis);
}

/**
 * Whether this Node has no such thing, by its path from the global object.
 * @param {string} place
 */
function lacks(place) {
  /** @type {any} whatever the path leads to */
  let value = globalThis;
  for (const name of place.split('.')) value = value?.[name];
  return value === undefined;
}

/** @param {string} name @param {unknown} value */
function define(name, value) {
  const attributes = { value, writable: true, configurable: true, enumerable: false };
  Object.defineProperty(globalThis, name, attributes);
}

const nodes = fs.readFileSync(path.join(__dirname, 'nodes.js'), 'utf8');

/**
 * What the harness needs of this realm; bound before the learner's code runs.
 * @type {Host}
 */
const host = {
  read: (buffer, from, count) => readSync(3, buffer, from, count, null),
  write: (buffer, from, count) => writeSync(3, buffer, from, count),
  complain: (text) => print(2, from(text, 'utf8')),
  allocate: Buffer.allocUnsafe,
  encode: (text) => from(text, 'utf8'),
  decode: (buffer) => apply(toString, buffer, ['utf8']),
  parse: JSON.parse,
  define,
  supply,
  lacks,
  version: process.versions.node,
  compile: (text, filename) => new Script(text, { filename }),
  run: (script) => apply(runInThisContext, script, []),
  nodes: () => new Script(nodes, { filename: 'nodes.js' }).runInThisContext(),
  // The learner must not meet a function of the harness's realm.
  oracle: (ask) =>
    function (version) {
      return ask(version);
    },
};

furnish();
load('harness').serve(host);
