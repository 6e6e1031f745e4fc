// Loads the learner's source and puts cases to it.
'use strict';

/** @import { Ask, Assignment, Callable, Code, Coding, Frames, Host, Method, Modules, Node } from "types/runtime.d.ts" */

const { Channel } = /** @type {Modules['./channel']} */ (require('./channel'));
const { Codecs } = /** @type {Modules['./codecs']} */ (require('./codecs'));
const { quoteWide } = /** @type {Modules['./decoding']} */ (require('./decoding'));
const { plainText } = /** @type {Modules['./plain']} */ (require('./plain'));
const { Refused, Solution } = /** @type {Modules['./solution']} */ (require('./solution'));
const { Unreadable } = /** @type {Modules['./texts']} */ (require('./texts'));

const { apply, construct } = Reflect;

/** Puts cases to the learner's code. */
class Player {
  /** @param {Assignment} assignment @param {Code} solution @param {Coding} codecs @param {Host} host */
  constructor(assignment, solution, codecs, host) {
    /**
     * What the cases call; null for the functions of a round trip.
     * @type {Callable | null}
     */
    this.entry = null;
    this.assignment = assignment;
    this.solution = solution;
    this.codecs = codecs;
    this.host = host;
  }

  /**
   * The answer of one case, as text.
   * @param {string} text
   */
  play(text) {
    if (this.assignment.shared && text[0] === '{') return this.lookAgain(text);
    this.codecs.forget();
    this.codecs.hasWide = /\d{16}/.test(text);
    const input = this.host.parse(this.codecs.hasWide ? quoteWide(text) : text);
    switch (this.assignment.kind) {
      case 'function':
        return this.function(input);
      case 'design':
        return this.design(input);
      default:
        return this.roundTrip(input);
    }
  }

  /** @param {any[]} values the judge's JSON, by the parameters' types */
  function(values) {
    const { parameters, inPlace, answer: type, shared, tells } = this.assignment;
    /** @type {unknown[]} */
    const given = [];
    /** @type {[number, number][]} */
    const joins = [];
    /** @type {Map<number, Map<unknown, Node>>} */
    const places = new Map();
    parameters.forEach((parameter, index) => {
      const { within } = parameter;
      if (within !== undefined && !places.has(within)) {
        places.set(within, this.codecs.places(/** @type {Node | null} */ (given[within])));
      }
      if (parameter.joins !== undefined) joins.push([parameter.joins, values[index]]);
      else if (within !== undefined) given.push(places.get(within).get(values[index]));
      else given.push(this.codecs.decode(parameter.type, values[index]));
    });
    for (const [target, position] of joins) this.codecs.join(/** @type {Node | null} */ (given[target]), position);
    const answer = apply(/** @type {Callable} */ (this.entry), undefined, given);
    if (typeof tells === 'number') return this.codecs.tell(places.get(tells), answer);
    const text = this.codecs.encode(type, inPlace === null ? answer : given[inPlace]);
    if (!shared) return text;
    this.answer = answer;
    return `{"value":${text},"shared":${this.codecs.shared}}`;
  }

  /**
   * Gives the input another form and writes both, the input and the answer.
   * @param {string} text
   */
  lookAgain(text) {
    const {
      codecs,
      assignment: { answer: type },
    } = this;
    codecs.lookAgain();
    const input = codecs.decode(type, this.host.parse(text).again);
    return `[${codecs.encode(type, input)},${codecs.encode(type, this.answer)}]`;
  }

  /** @param {[string[], unknown[][]]} input */
  design([names, lists]) {
    const { name, constructor, methods } = this.assignment;
    const answers = [];
    let made;
    for (let index = 0; index < names.length; index += 1) {
      if (names[index] === name) {
        made = construct(/** @type {Callable} */ (this.entry), this.decodeAll(constructor, lists[index]));
        answers.push('null');
      } else {
        answers.push(this.call(made, names[index], methods[names[index]], lists[index]));
      }
    }
    return `[${answers.join(',')}]`;
  }

  /** @param {{ call: string, arguments: unknown[] }} input */
  roundTrip({ call, arguments: values }) {
    const method = this.assignment.methods[call];
    const made = this.entry ? construct(this.entry, []) : null;
    return this.call(made, call, method, values, true);
  }

  /** @param {any} made @param {string} name @param {Method} method @param {unknown[]} values */
  call(made, name, { parameters, returns }, values, isHalf = false) {
    const method = made === null ? this.solution.own(name) : made[name];
    if (typeof method !== 'function') {
      throw new TypeError(`${this.assignment.name} has no method ${name}`);
    }
    // As LeetCode has it, null and plain arrays are handed on too; what came in, unchanged, is no encoding.
    const given = isHalf && parameters[0].endsWith('[]') ? JSON.stringify(values[0]) : null;
    const answer = apply(method, made, this.decodeAll(parameters, values));
    const text = isHalf && returns === 'string' ? plainText(answer) : null;
    const isTold = text !== null && (text !== given || text === '[]');
    return isTold ? text : this.codecs.encode(returns, answer);
  }

  /** @param {string[]} types @param {unknown[]} values */
  decodeAll(types, values) {
    return types.map((type, index) => this.codecs.decode(type, values[index]));
  }

  /**
   * Finds what the cases call, or says what is missing.
   * @param {Ask | null} ask
   */
  enter(ask) {
    const { kind, name, oracle } = this.assignment;
    const { solution } = this;
    if (oracle && solution.own('solution')) {
      this.entry = /** @type {Callable | null} */ (apply(/** @type {Callable} */ (solution.own('solution')), undefined, [ask]));
      if (typeof this.entry === 'function') return;
      solution.refuse('solution as a function that returns a function', this.assignment);
    }
    this.entry = solution.own(name);
    const methods = Object.keys(this.assignment.methods || {});
    // LeetCode's templates for round trips have functions instead of a class.
    if (kind === 'round-trip' && methods.every((method) => solution.own(method))) return;
    if (!this.entry) solution.refuse(oracle ? 'solution' : name, this.assignment);
    const missing = methods.find((method) => !solution.source.includes(method));
    if (missing) solution.refuse(`${name}.prototype.${missing}`, this.assignment);
  }
}

/** The node classes that the learner's code may name, and those that it defines instead. */
class Classes {
  /** @param {Host} host @param {Assignment} assignment */
  constructor(host, assignment) {
    this.host = host;
    this.made = host.nodes();
    const text = JSON.stringify(assignment);
    this.node = ['GraphNode', 'RandomNode'].find((type) => text.includes(type));
    /** @type {{ [name: string]: string }} */
    this.names = { ListNode: 'ListNode', TreeNode: 'TreeNode' };
    if (text.includes('"Interval')) this.names.Interval = 'Interval';
    if (this.node) Object.assign(this.names, { Node: this.node, _Node: this.node });
    for (const [name, type] of Object.entries(this.names)) host.define(name, this.made[type]);
  }

  /** @param {Code} solution */
  adopt(solution) {
    const adopted = new Set();
    for (const [name, type] of Object.entries(this.names)) {
      const own = solution.own(name);
      if (!own) continue;
      this.made[type] = own;
      adopted.add(type);
    }
    return new Codecs(this.made, adopted);
  }
}

/**
 * The oracle, which lives with the judge.
 * @param {Frames} channel @returns {Ask}
 */
function asker(channel) {
  return (version) => {
    channel.send('Q', `[${Math.trunc(Number(version)) || 0}]`);
    const answer = channel.receive();
    return answer !== null && answer.text === 'true';
  };
}

/** @param {Host} host @param {Frames} channel @param {Code} solution @param {Assignment} assignment */
function load(host, channel, solution, assignment) {
  const classes = new Classes(host, assignment);
  const ask = assignment.oracle ? host.oracle(asker(channel)) : null;
  if (ask && assignment.oracle) host.define(assignment.oracle, ask);
  const methods = Object.keys(assignment.methods || {});
  solution.load(['solution', assignment.name, ...methods, ...Object.keys(classes.names)]);
  const codecs = classes.adopt(solution);
  const player = new Player(assignment, solution, codecs, host);
  player.enter(ask);
  return player;
}

/** @param {Host} host */
function serve(host) {
  const channel = new Channel(host);
  const order = channel.receive();
  if (order === null) return;
  const { assignment, source } = JSON.parse(order.text);
  const solution = new Solution(host, source);
  let player;
  try {
    player = load(host, channel, solution, assignment);
  } catch (error) {
    if (error instanceof Refused) channel.sendValue('D', error.diagnostics);
    else channel.sendValue('E', solution.report(error));
    return;
  }
  channel.send('H', '');
  for (let frame = channel.receive(); frame !== null; frame = channel.receive()) {
    try {
      channel.send('R', player.play(frame.text));
    } catch (error) {
      if (error instanceof Unreadable) channel.sendValue('M', error.message);
      else channel.sendValue('E', solution.report(error));
    }
  }
}

module.exports = { serve };
