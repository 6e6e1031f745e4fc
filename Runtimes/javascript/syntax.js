// What the parser says of a source, as diagnostics.
'use strict';

/** Where the parser stopped, from the text that the engine puts before an error's stack. */
function diagnostic(error, file) {
  const lines = `${error.stack}`.split('\n');
  const message = `${error.name}: ${error.message}`;
  if (!lines[0].startsWith(`${file}:`) || lines.length < 3) return { message, line: 1, column: 1 };
  const caret = lines[2].indexOf('^');
  const column = (caret < 0 ? lines[2].length : caret) + 1;
  return { message, line: Number(lines[0].slice(file.length + 1)), column };
}

module.exports = { diagnostic };
