// What the parser says of a source, as diagnostics.
'use strict';

const TYPE = '(?:number|string|boolean|any|void|null|undefined|bigint|object|[A-Z]\\w*)';
const TYPED = new RegExp(
  [`[\\w$\\])?]\\s*:\\s*${TYPE}\\s*(?:[,)=|{<;]|\\[\\]|$)`, `\\bas ${TYPE}`, '^\\s*(?:interface|type) \\w+'].join('|'),
);

/**
 * What to add where a line is of another language, or of a module.
 * @param {string} message @param {string} line
 */
function hint(message, line) {
  if (message.startsWith('Cannot use import')) return '; write require(…), as on LeetCode';
  if (message === "Unexpected token 'export'") return '; leave export out, as on LeetCode';
  const isOther = /^(?:Unexpected token|Unexpected identifier|Missing initializer)/.test(message);
  return isOther && TYPED.test(line) ? '; that is TypeScript: leave its types out' : '';
}

/**
 * Where the parser stopped, from the text that the engine puts before an error's stack.
 * @param {Error} error @param {string} file
 */
function diagnostic(error, file) {
  const lines = `${error.stack}`.split('\n');
  const message = `${error.name}: ${error.message}`;
  if (!lines[0].startsWith(`${file}:`) || lines.length < 3) return { message, line: 1, column: 1 };
  const caret = lines[2].indexOf('^');
  const column = (caret < 0 ? lines[2].length : caret) + 1;
  return { message: message + hint(error.message, lines[1]), line: Number(lines[0].slice(file.length + 1)), column };
}

module.exports = { diagnostic };
