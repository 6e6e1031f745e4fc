// Parses sources, one a frame, and answers with what the parser says; runs none of them.
'use strict';

/** @import { Descriptor, Modules } from "types/runtime.d.ts" */

const fs = require('node:fs');
const vm = require('node:vm');
const { Channel } = /** @type {Modules['./channel']} */ (require('./channel'));
const { diagnostic } = /** @type {Modules['./syntax']} */ (require('./syntax'));

const SOURCE = 'solution.js';

/** @type {Descriptor} */
const descriptor = {
  read: (buffer, from, count) => fs.readSync(3, buffer, from, count, null),
  write: (buffer, from, count) => fs.writeSync(3, buffer, from, count),
  allocate: Buffer.allocUnsafe,
  encode: (text) => Buffer.from(text, 'utf8'),
  decode: (buffer) => buffer.toString('utf8'),
};
const channel = new Channel(descriptor);

/** @param {string} source */
function check(source) {
  try {
    new vm.Script(source, { filename: SOURCE });
    return [];
  } catch (error) {
    return [diagnostic(error, SOURCE)];
  }
}

for (let order = channel.receive(); order !== null; order = channel.receive()) {
  channel.sendValue('R', check(JSON.parse(order.text).source));
}
