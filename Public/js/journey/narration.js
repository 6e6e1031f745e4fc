// A sentence for what the statement before a step did, as a person would say it: how a test came out and why, what a loop
// does, what a value was made of. What has no such words is told as the trace itself tells it (trace/telling.js).

/** @import { Change, Clause, Player, Value } from "types/journey.d.ts" */

import { readWhole } from "./reading.js";
import { Names, reckon } from "./reckoning.js";
import { bare } from "./source.js";
import { assignmentIn, bodyOf, swapped } from "./statements.js";
import { Telling } from "./trace/telling.js";
import { isSame } from "./trace/values.js";
import { cut, readTest, Wording } from "./wording.js";

const longest = 120;

/**
 * The line that ran before the step; 0 at the beginning, or while it is not known yet.
 * @param {Player} player
 */
export function ranLine(player) {
  const { census, step } = player;
  return step > 0 && census && census.done >= step ? census.lines[step - 1] : 0;
}

/** @param {Player} player @returns {string} */
export function narrationOf(player) {
  const {
    moment: { state },
    trace,
    step,
  } = player;
  if (step === 0) return trace.narrate(state) || "The program begins";
  return opened(new Sentence(player).text());
}

/** @param {string} text */
const letters = (text) => [...text].length;
/** @param {Change} one */
const isIdle = ({ kind, old, value }) =>
  (kind === "part" || kind === "bind") && old !== undefined && value !== undefined && isSame(old, value);
/** @param {Change} one */
const isFlow = ({ kind }) => kind !== "condition";

class Sentence {
  /** @param {Player} player */
  constructor(player) {
    this.player = player;
    this.source = player.source;
    this.state = player.moment.state;
    const live = player.earlier(1);
    this.before = live.frames.at(-1);
    this.names = new Names(player.trace, live);
    this.line = this.before?.line ?? 0;
    this.code = bare(this.source.lines[this.line - 1] ?? "", player.language);
    this.telling = new Telling(player.trace.speech, this.state, new Set(this.code.match(/[A-Za-z_]\w*/g)));
    const frame = this.state.frames.at(-1);
    this.isSameCall = frame !== undefined && frame.call === this.before?.call && !frame.entered;
    this.hasCall = this.state.events.some(({ kind }) => kind === "enter");
  }

  text() {
    const told = this.test() ?? this.loop() ?? this.choice() ?? this.ending() ?? this.swap() ?? this.heap() ?? this.made();
    return told ?? (this.telling.fitting(() => this.telling.parts(isFlow)) || this.nothing());
  }

  /** @param {Value} value */
  say = (value) => this.player.trace.speech.say(value, 20, this.state);

  /** @param {string} text @param {Names} [names] */
  wording(text, names = this.names) {
    return new Wording(text, names, {
      say: this.say,
      /** @param {string} name */
      grown: (name) => this.source.grown.has(name),
      /** @param {string} name */
      isPlace: (name) => this.source.places.has(name),
    });
  }

  /**
   * Together with what else happened, if there is room for it: what a call's end brings comes behind.
   * @param {string} text @param {(event: Change) => boolean} isTold
   */
  with(text, isTold) {
    /** @param {Change} one */
    const isAfter = ({ kind }) => ["exit", "enter", "output", "throw", "catch", "suspend", "resume"].includes(kind);
    const [before, after] = [false, true].map((side) =>
      this.telling.fitting(() => this.telling.parts((event) => isTold(event) && isAfter(event) === side)),
    );
    const all = [before, text, after].filter(Boolean).join("; ");
    return letters(all) <= longest ? all : letters(text) <= longest ? text : `${[...text].slice(0, longest - 1).join("")}…`;
  }

  /** @returns {string | null} */
  test() {
    const test = this.source.tests.get(this.line);
    if (!test || this.hasCall) return null;
    const asked = this.state.events.filter(({ kind, line }) => kind === "condition" && line === this.line);
    const isElsewhere = !asked.length && this.player.language === "swift";
    // The second step on a line with its body is the body's.
    if (isElsewhere || (!asked.length && !this.isSameCall && !this.hasEnded())) return null;
    const clauses = readTest(test.text, this.player.language);
    const place = Math.min(Math.max(asked.length, 1), clauses.length) - 1;
    // More than there are clauses: which of them it was is not known.
    const isUnclear = asked.length > clauses.length;
    const { outcome, fact } = isUnclear
      ? { outcome: asked.at(-1).value, fact: null }
      : this.outcome(clauses, place, asked.at(-1)?.value, test);
    if (outcome === null || outcome === undefined) return null;
    const isLast = outcome === false || place === clauses.length - 1;
    const clause = (isUnclear ? test.text : clauses[place].clause).replace(/^(?:let|var|case)\s+/, "");
    const text =
      fact ?? `${cut(clause, 60)} ${clauses[place].isPattern ? (outcome ? "matches" : "does not match") : `is ${this.spelled(outcome)}`}`;
    const then = isLast ? this.consequence(test, outcome) : "";
    const bound = new Set(clauses.map(({ name }) => name));
    /** @param {Change} event */
    const isTold = (event) => isFlow(event) && !(event.kind === "bind" && fact && bound.has(this.telling.slot(event.slot)));
    // `while True`
    if (then && clauses[place].node?.kind === "literal") return this.with(then, isFlow);
    const full = then
      ? `${then === "they swap" ? text.replace(/^[^"]*?: /, "") : text}, so ${then}`
      : fact && !/\bis\b|\bare\b|\bhold/.test(text)
        ? `${text} is ${this.spelled(outcome)}`
        : text;
    return this.with(letters(full) > longest && then ? text : full, isTold);
  }

  /** A call that ended with its last test: a loop at its end. */
  hasEnded() {
    return this.state.events.some(({ kind, call }) => kind === "exit" && call === this.before?.call);
  }

  /** @param {boolean} outcome */
  spelled(outcome) {
    return this.player.language === "python" ? (outcome ? "True" : "False") : String(outcome);
  }

  /** @param {Clause[]} clauses @param {number} place @param {boolean | null | undefined} recorded @param {any} test */
  outcome(clauses, place, recorded, test) {
    const clause = clauses[place];
    if (clause.name) return this.binding(clause, recorded);
    const follows = test.first && this.isSameCall ? this.state.line === test.first : null;
    const told = recorded ?? (this.player.language === "python" ? null : follows);
    if (!clause.node) return { outcome: told ?? follows, fact: null };
    // What a clause before it has bound is there now.
    const names = place > 0 && this.isSameCall ? this.namesNow() : this.names;
    const wording = this.wording(clause.clause, names);
    const reckoned = wording.truth(clause.node);
    const outcome = told ?? reckoned ?? follows;
    if (outcome === null || outcome === undefined) return { outcome: null };
    // What was recorded is right where the two differ: an operator may be the program's own.
    const facts = clauses
      .slice(0, place + 1)
      .map(({ clause: text, node, name }) =>
        name || !node ? null : this.wording(text, names).fact(node, clauses[place].clause === text ? outcome : true),
      );
    return { outcome, fact: reckoned !== undefined && reckoned !== outcome ? null : facts.at(-1) };
  }

  /**
   * `if let x = d[k]`: what it gives, or that there is nothing.
   * @param {Clause} one @param {boolean | null | undefined} recorded
   */
  binding({ name, own = "" }, recorded) {
    const bound = this.state.events.find(({ kind, slot }) => kind === "bind" && this.telling.slot(slot) === name);
    const outcome = recorded ?? bound !== undefined;
    const text = cut(own, 40);
    const node = readWhole(own, this.player.language);
    const found = node?.kind === "index" ? this.wording(own).lookup(node, outcome) : null;
    if (found) return { outcome, fact: found };
    if (!outcome) return { outcome, fact: `${text} is ${this.player.trace.speech.nothing}` };
    if (!bound) return { outcome, fact: null };
    const value = this.say(this.telling.valueOf(bound.slot, bound.call));
    return { outcome, fact: text === name || node?.kind === "call" ? `${name} is ${value}` : `${text} is ${value}: ${name} = ${value}` };
  }

  /**
   * What the next line does because of the test, where that is one of a few plain things.
   * @param {any} test @param {boolean} outcome
   */
  consequence(test, outcome) {
    if (/^\s*(?:\w+\s*:\s*|\}\s*)?while\b/.test(this.code)) return outcome ? "the loop goes on" : "the loop is done";
    if (!this.isSameCall) return "";
    const isGuard = /^\s*guard\b/.test(this.code);
    if (outcome === isGuard) return "";
    const isInline = this.state.line === this.line;
    if (!isInline && !isGuard && this.state.line !== test.first) return "";
    const next = (this.source.lines[this.state.line - 1] ?? "").trim();
    const code = bare(isInline ? bodyOf(next, test.text) : next, this.player.language).replace(/[}\s;]+$/, "");
    if (/^return\b/.test(code)) return this.returning((isInline ? bodyOf(next, test.text) : next).replace(/[}\s;]+$/, ""));
    if (/^break$/.test(code)) return "the loop ends";
    if (/^continue$/.test(code)) return "on to the next round";
    if (/^(raise|throw)\b/.test(code)) return code;
    return this.swapping(code);
  }

  /** @param {string} code */
  swapping(code) {
    const pair = swapped(code);
    if (!pair) return "";
    return /[<>]/.test(this.code) || !pair[1] ? "they swap" : `${cut(pair[0], 20)} and ${cut(pair[1], 20)} swap`;
  }

  /** @param {string} code */
  returning(code) {
    const text = code.replace(/^return\s*/, "").trim();
    const node = text && readWhole(text, this.player.language);
    const value = node ? reckon(node, this.namesNow()) : undefined;
    return text ? `return ${value === undefined ? cut(text) : this.say(value)}` : "return";
  }

  /** @returns {string | null} */
  loop() {
    const end = this.source.loopEnds.get(this.line);
    const heads = /^\s*(?:\w+\s*:\s*)?for\s+(?:case\s+)?(?:let\s+|var\s+)?\(?([\w\s,()]+?)\)?\s+in\s+(.+?)\s*[{:]?\s*$/.exec(this.code);
    if (!end || !heads || this.hasCall) return null;
    const isInside = this.isSameCall && this.state.line >= this.line && this.state.line <= end;
    const over = cut(heads[2].replace(/\s*\{.*$|:\s*\S.*$/, "").replace(/^enumerate\((.+)\)$|^(.+)\.enumerated\(\)$/, "$1$2"), 40);
    const hasChanges = this.state.events.some(
      ({ kind, slot }) =>
        kind === "part" || kind === "splice" || (kind === "bind" && !heads[1].match(/[A-Za-z_]\w*/g)?.includes(this.telling.slot(slot))),
    );
    // A body on the line of its loop has steps of its own.
    if (hasChanges && (!isInside || this.state.line === this.line)) return null;
    if (!isInside) return this.with("the loop is done", isFlow).replace(/^(.*); the loop is done$/s, "the loop is done; $1");
    const names = heads[1].match(/[A-Za-z_]\w*/g) ?? [];
    const isBound = this.state.events.some(({ kind, slot }) => kind === "bind" && names.includes(this.telling.slot(slot)));
    if (this.state.line === this.line && !isBound && this.player.language === "python") return `the loop over ${over} begins`;
    const values = names
      .filter((name) => name !== "_")
      .map((name) => ({ name, found: this.namesNow().binding(name) }))
      .filter(({ found }) => found)
      .map(({ name, found }) => `${name} is ${this.say(found?.value)}`);
    /** @param {Change} one */
    const others = ({ kind, slot }) => kind !== "condition" && !(kind === "bind" && names.includes(this.telling.slot(slot)));
    return this.with(`${this.round(end) === 0 ? "first" : "next"} round${values.length ? `: ${joined(values)}` : ""}`, others);
  }

  /** @param {number} end */
  round(end) {
    const {
      census,
      moment: { frames },
    } = this.player;
    return census?.roundOf(this.state.step, frames.length, this.line, end) ?? null;
  }

  /** A return, with the test that led to it. */
  ending() {
    const { events } = this.state;
    const exit = events.find(({ kind }) => kind === "exit");
    if (exit?.value === undefined || exit.call !== this.before?.call || !/\breturn\b/.test(this.code)) return null;
    const reason = this.reason();
    // A bare `return` answers nothing.
    const isBare = exit.value === null && /\breturn\s*[;}]*\s*$/.test(this.code);
    const value = isBare ? "" : this.player.trace.speech.say(exit.value, 40, this.state);
    /** @param {Change} event */
    const rest = (event) => isFlow(event) && event !== exit;
    if (!reason) return this.returned(exit, rest);
    if (letters(reason) + letters(value) < 100)
      return this.after(`${reason}${/: | and /.test(reason) ? ", so" : ":"} return ${value}`.trimEnd(), rest);
    return null;
  }

  /**
   * `fib returns 3 + 2 = 5`: what an answer was made of.
   * @param {Change} exit @param {(event: Change) => boolean} rest
   */
  returned(exit, rest) {
    const text = this.source.lines[this.line - 1]
      .trim()
      .replace(/^.*?\breturn\s*/, "")
      .replace(/[\s;}]+$/, "");
    const node = text ? readWhole(text, this.player.language) : null;
    if (!node) return null;
    const wording = this.wording(text);
    const filled = ["binary", "call", "compare"].includes(node.kind)
      ? wording.filled(node)
      : node.kind === "index"
        ? this.indexed(wording, node)
        : null;
    if (!filled || !isSame(reckon(node, this.names), exit.value) || filled === this.say(exit.value)) return null;
    return this.after(`${this.telling.fn(exit.fn)} returns ${filled}${node.kind === "compare" ? ":" : " ="} ${this.say(exit.value)}`, rest);
  }

  /** @param {string} text @param {(event: Change) => boolean} isTold */
  after(text, isTold) {
    const more = this.telling.fitting(() => this.telling.parts(isTold));
    return more && letters(text) + letters(more) + 2 <= longest ? `${text}; ${more}` : text;
  }

  /** The test before this statement, if that is why it ran. */
  reason() {
    const earlier = this.player.earlier(2)?.frames.at(-1);
    const [head, call] = [earlier?.line ?? 0, earlier?.call];
    this.player.earlier(1);
    const test = call === this.before?.call ? this.source.tests.get(head) : undefined;
    const isGuard = /^\s*guard\b/.test(this.source.lines[head - 1] ?? "");
    if (!test || (!isGuard && test.first !== this.line && head !== this.line)) return null;
    const clauses = readTest(test.text, this.player.language);
    if (clauses.length > 1) return null;
    const [{ node, clause, name, own = "" }] = clauses;
    const wording = this.wording(clause);
    if (name) {
      const looked = readWhole(own, this.player.language);
      const found = looked?.kind === "index" ? this.wording(own).lookup(looked, !isGuard) : null;
      if (found) return found;
      const value = isGuard ? undefined : this.names.binding(name)?.value;
      return isGuard
        ? `${cut(own, 40)} is ${this.player.trace.speech.nothing}`
        : value === undefined
          ? null
          : `${cut(own, 40)} is ${this.say(value)}`;
    }
    if (!node) return null;
    return wording.truth(node) === !isGuard ? wording.fact(node, !isGuard) : null;
  }

  /** Two elements that a test made swap. */
  swap() {
    const parts = this.state.events.filter(({ kind }) => kind === "part");
    if (parts.length !== 2 || this.hasCall || !swapped(this.code.trim())) return null;
    const [told] = this.telling.parts(isFlow);
    const reason = / swap places: /.test(told ?? "") ? this.reason() : null;
    const text = reason && `${reason.replace(/^[^"]*?: /, "")}, so ${told}`;
    return text && letters(text) <= longest ? text : null;
  }

  /** `switch step`: what it is. */
  choice() {
    const [, text] = /^\s*(?:switch|match)\s+(.+?)\s*[{:]\s*$/.exec(this.code) ?? [];
    const node = text && !this.hasCall ? readWhole(text, this.player.language) : null;
    const value = node ? reckon(node, this.names) : undefined;
    return value === undefined ? null : this.after(`${cut(text)} is ${this.say(value)}`, isFlow);
  }

  /** Python's heaps are lists: what counts is the least. */
  heap() {
    const [, verb, name, item] = /\bheapq\.(heappush|heappop)\(\s*([\w.]+)\s*(?:,\s*(.+?)\s*)?\)\s*$/.exec(this.code) ?? [];
    const list = name ? readWhole(name, this.player.language) : null;
    if (!list || this.hasCall || !this.isSameCall) return null;
    const [before, after] = [this.names, this.namesNow()].map((names) => names.contents(reckon(list, names)));
    /** @param {Change} one */
    const others = ({ kind, object }) => kind !== "condition" && !((kind === "part" || kind === "splice") && object !== undefined);
    if (verb === "heappop")
      return before?.at?.(0) === undefined ? null : this.after(`take the least, ${this.say(before.at(0))}, off ${name}`, others);
    const source = this.source.lines[this.line - 1];
    const value = item
      ? reckon(
          readWhole(source.slice(source.indexOf(",") + 1, source.lastIndexOf(")")).trim(), this.player.language) ??
            /** @type {any} */ ({ kind: "none" }),
          this.names,
        )
      : undefined;
    return value === undefined || after?.at?.(0) === undefined
      ? null
      : `push ${this.say(value)} onto ${name}, whose least is now ${this.say(after.at(0))}`;
  }

  namesNow() {
    return new Names(this.player.trace, { frames: this.state.frames, objects: this.state.objects });
  }

  /** `mid = (0 + 5) // 2 = 2`: what a value was made of. */
  made() {
    if (this.hasCall || !this.isSameCall) return null;
    const changes = this.state.events.filter((event) => isFlow(event) && !isIdle(event));
    const [change] = changes;
    if (changes.length > 1 || (change && change.kind !== "bind" && change.kind !== "part")) return null;
    const name = !change ? null : change.kind === "bind" ? this.telling.slot(change.slot) : this.telling.name(change, change.path);
    /** @param {string} text */
    const base = (text) => /^(?:self\.)?\w+/.exec(text)?.[0].replace("self.", "");
    const found = this.statements()
      .map((text) => assignmentIn(text, this.player.language))
      .find((each) => each && (!name || base(each.target) === base(name)));
    return found ? this.madeOf(found, change, name) : null;
  }

  /** The line, or what stands behind a test on it. */
  statements() {
    const line = (this.source.lines[this.line - 1] ?? "").trim();
    const test = this.source.tests.get(this.line);
    if (!test || test.first) return [line];
    return bodyOf(line, test.text)
      .split(/\}\s*else\s*\{?|\}\s*$/)
      .map((text) => text.trim())
      .filter(Boolean);
  }

  /** @param {any} one @param {Change} change @param {string | null} name */
  madeOf({ target, operator, own }, change, name) {
    const plain = readWhole(own, this.player.language);
    const isPlain = ["literal", "name", "index", "member", "call", undefined].includes(plain?.kind);
    const source = operator ? `${target} ${operator} ${isPlain ? own : `(${own})`}` : own;
    const node = readWhole(source, this.player.language);
    if (!node) return null;
    const wording = this.wording(source);
    const value = reckon(node, this.names);
    if (!change) return this.stays(target, this.now(target), value);
    const now = change.kind === "bind" ? this.telling.valueOf(change.slot, change.call) : change.value;
    // A step of one is seen at once.
    if (now === undefined || value === undefined || !isSame(now, value) || (operator && plain?.kind === "literal")) return null;
    if (now === null && node.kind === "call" && node.callee.name === "get" && node.parts.length === 1) {
      const absent = wording.lookup({ whole: node.callee.whole, key: node.parts[0] }, false);
      return absent && `${name} is ${this.say(now)}: ${absent}`;
    }
    const filled = ["binary", "call", "minus", "default", "compare"].includes(node.kind)
      ? wording.filled(node)
      : node.kind === "index"
        ? this.indexed(wording, node)
        : null;
    const said = this.say(now);
    const told =
      filled && filled !== said && filled !== `"${said}"`
        ? `${name} = ${filled}${node.kind === "compare" ? ", which is" : " ="} ${said}`
        : null;
    return told && letters(told) <= longest ? told : null;
  }

  /**
   * `nums[3]` of `nums[i + 1]`.
   * @param {Wording} wording @param {any} other
   */
  indexed(wording, { whole, key }) {
    const index = wording.value(key);
    if (whole.kind !== "name" || key.kind === "literal" || index === undefined) return null;
    return `${whole.name}[${this.say(index)}]`;
  }

  /**
   * What a place holds at the shown step.
   * @param {string} target
   */
  now(target) {
    const node = readWhole(target, this.player.language);
    return node ? reckon(node, this.namesNow()) : undefined;
  }

  /**
   * What a recorder tells only later, as the properties of an object that is being made, is set all the same.
   * @param {string} target @param {Value} now @param {Value} set
   */
  stays(target, now, set) {
    if (now === undefined && set === undefined) return null;
    const text = now === undefined ? `${target} = ${this.say(set)}` : `${target} stays ${this.say(now)}`;
    return letters(text) <= longest ? text : null;
  }

  /** A line that changed nothing that is recorded. */
  nothing() {
    const text = (this.source.lines[this.line - 1] ?? "").trim();
    if (!text) return "Nothing changes";
    const [, kind, name] =
      /^(?:final\s+|private\s+)?(class|struct|enum|def|func|import|from|actor|protocol|extension)\s+([\w.]+)/.exec(text) ?? [];
    if (kind) return /import|from/.test(kind) ? `${name} is imported` : `${kind} ${name} is defined`;
    if (/^repeat\b/.test(text)) return "the loop begins";
    const [, claim] = /^assert\s+(.+?)(?:,[^,]*)?$/.exec(text) ?? [];
    const asserted = claim && readWhole(claim, this.player.language);
    const fact = asserted ? this.wording(claim).fact(asserted, true) : null;
    if (fact) return `${fact}, as asserted`;
    const [, declared] = /^(?:let|var)\s+(\w+)\s*:[^=]+$/.exec(text) ?? [];
    if (declared) return `${declared} is declared`;
    return this.flow(text) ?? `line ${this.line}: ${cut(text, 80)}`;
  }

  /**
   * Lines that only lead on.
   * @param {string} text
   */
  flow(text) {
    const test = this.source.tests.get(this.line);
    const code = (test && !test.first ? bodyOf(text, test.text) : text).replace(/^\}?\s*else\s*\{?\s*|[\s;}]+$/g, "");
    if (/^break\b/.test(code)) return "the loop ends here";
    if (/^continue\b/.test(code)) return "on to the next round";
    if (/^pass\b/.test(code)) return "nothing to do here";
    if (/^try:/.test(code)) return "try what follows";
    if (/^(?:except|finally|catch)\b/.test(code)) return `this runs now: ${cut(code.replace(/[:{]\s*$/, ""), 60)}`;
    return this.source.loops.has(this.line) ? "next round" : null;
  }
}

/** @param {string[]} list */
const joined = (list) => (list.length < 2 ? list.join("") : `${list.slice(0, -1).join(", ")} and ${list.at(-1)}`);

/**
 * A sentence begins with a capital letter, unless it begins with a name of the program.
 * @param {string} text
 */
const opened = (text) =>
  text.replace(
    /^(the (?:loop|error|condition|closure)|first round|next round|nothing|on to|line \d|(?:add|append|take|put|push|insert|remove|call|try) (?!is\b|=))/,
    (word) => word[0].toUpperCase() + word.slice(1),
  );
