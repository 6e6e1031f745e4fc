// Parses sources, one a frame, and answers with what the parser says; runs none of them.
'use strict';

const fs = require('node:fs');
const vm = require('node:vm');
const { Channel } = require('./channel');
const { diagnostic } = require('./syntax');

const SOURCE = 'solution.js';

const channel = new Channel({
  read: (buffer, from, count) => fs.readSync(3, buffer, from, count, null),
  write: (buffer, from, count) => fs.writeSync(3, buffer, from, count),
  allocate: Buffer.allocUnsafe,
  encode: (text) => Buffer.from(text, 'utf8'),
  decode: (buffer) => buffer.toString('utf8'),
});

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
