// Values, steps and states as text, spelled as the language spells them; Swift's `ValueText` makes the same.

import { pathTo, stepText } from "./holder.js";
import { child } from "./parts.js";
import { Sequence } from "./sequence.js";
import { doubleText, quoted } from "./spelling.js";
import { isSame } from "./values.js";

const levelLimit = 3;
const partLimit = 6;
const frameLimit = 20;
const objectLimit = 50;
const outputLines = 5;

export class Speech {
  constructor(trace) {
    const language = trace.footer.language;
    const isPython = language === "python";
    this.trace = trace;
    this.nothing = isPython ? "None" : language === "swift" ? "nil" : "null";
    this.yes = isPython ? "True" : "true";
    this.no = isPython ? "False" : "false";
    this.braces = language === "swift" ? ["[", "]"] : ["{", "}"];
    this.emptyDictionary = language === "swift" ? "[:]" : "{}";
    this.fieldSeparator = isPython ? "=" : ": ";
    this.startsCasesWithDot = !isPython;
  }

  /// A value as short text; references are followed in `state`, if it is given.
  show(value, limit = 60, state = null) {
    return new Writer(this, state, limit).of(value);
  }

  narrate(state) { return new Narration(this, state).text(); }

  /// A step as lines of text.
  describe(state) {
    return [...this.heading(state), ...this.frames(state), ...this.objects(state), ...this.output(state)]
      .map((line) => `${line}\n`).join("");
  }

  heading(state) {
    const first = this.trace.footer.gap ?? 0;
    let line = `Step ${first + state.step} of ${first + this.trace.steps}`;
    if (state.line > 0) {
      line += `, line ${state.line}`;
      const source = this.sourceLine(state.line);
      if (source) line += `: ${source}`;
    }
    return state.error === null ? [line] : [line, `Error: ${state.error}`];
  }

  sourceLine(line) {
    this.lines ??= this.trace.footer.source.split("\n");
    return (this.lines[line - 1] ?? "").replace(/^[ \t]+/, "");
  }

  frames(state) {
    const lines = [];
    for (const frame of [...state.frames].reverse().slice(0, frameLimit)) {
      lines.push(frame.call === 0 ? frame.name || "top level" : `${frame.name}, call ${frame.call}`);
      for (const slot of frame.slots) lines.push(`  ${slot.name} = ${this.show(slot.value, 60, state)}`);
    }
    const rest = state.frames.length - frameLimit;
    return rest > 0 ? [...lines, `… ${rest} more calls`] : lines;
  }

  objects(state) {
    if (state.objects.size === 0) return [];
    const lines = [];
    for (const object of state.objects.values()) {
      if (lines.length === objectLimit) break;
      const writer = new Writer(this, state, 60);
      lines.push(`  ${objectName(object)} = ${writer.contents(object)}`);
    }
    const rest = state.objects.size - objectLimit;
    return ["Objects", ...lines, ...(rest > 0 ? [`  … ${rest} more`] : [])];
  }

  output(state) {
    const lines = state.output.split("\n").filter((line) => line !== "");
    return state.output === "" ? [] : ["Output", ...lines.slice(-outputLines).map((line) => `  ${line}`)];
  }
}

export const objectName = (object) => `${object.typeName}#${object.id}`;

class Writer {
  constructor(speech, state, limit) {
    this.speech = speech;
    this.state = state;
    this.limit = limit;
    this.text = "";
    this.length = 0;
    this.open = new Set();
  }

  of(value) {
    this.write(value, 0);
    return this.text;
  }

  /// An object's contents, where `of` gives but its name.
  contents(object) {
    this.open.add(object.id);
    return this.of(object.value);
  }

  put(more) {
    this.text += more;
    for (const _ of more) this.length++;
  }

  write(value, level) {
    const { speech } = this;
    switch (typeof value) {
      case "number":
      case "bigint": return this.put(String(value));
      case "boolean": return this.put(value ? speech.yes : speech.no);
      case "string": return this.put(quoted(value, this.limit));
    }
    if (value === null) return this.put(speech.nothing);
    switch (value.kind) {
      case "double": return this.put(doubleText(value.value));
      case "character": return this.put(quoted(value.value, this.limit));
      case "reference": return this.reference(value.id, level);
      case "opaque": return this.put(`<${value.text}>`);
      case "unset": return this.put("?");
      case "string": return this.put(quoted(value.head, this.limit, true));
      default: return this.container(value, level);
    }
  }

  reference(id, level) {
    const object = this.state?.objects.get(id);
    if (!object) return this.put(`#${id}`);
    const kind = object.value.kind;
    const isShown = kind === "list" || kind === "tuple" || kind === "set" || kind === "dictionary";
    if (!isShown || this.open.has(id) || level >= levelLimit) return this.put(objectName(object));
    this.open.add(id);
    this.write(object.value, level);
    this.open.delete(id);
  }

  container(value, level) {
    const { speech } = this;
    switch (value.kind) {
      case "list": return this.items(this.first(value), value.count, "[", "]", [], level);
      case "tuple": return this.items(this.first(value), value.count, "(", ")", [], level);
      case "set": return this.items(this.first(value).map(([item]) => item), value.count, ...speech.braces, [], level);
      case "dictionary": return this.entries(value, level);
      case "structure":
        this.put(value.name);
        return this.items(value.items, value.items.length, "(", ")", value.names, level);
      default:
        this.put(`${speech.startsCasesWithDot ? "" : value.name}.${value.case}`);
        if (value.items.length) this.items(value.items, value.items.length, "(", ")", [], level);
    }
  }

  /// As many elements or entries as there is room for.
  first(value) { return value.slice(0, Math.min(this.limit + 2, value.count)); }

  items(items, count, open, close, names, level) {
    this.put(open);
    for (let index = 0; index < items.length; index++) {
      if (this.hasEnough(index, count, level)) return this.put(close);
      if (index < names.length) this.put(names[index] + this.speech.fieldSeparator);
      this.write(items[index], level + 1);
    }
    this.rest(items.length, count);
    this.put(close);
  }

  entries(table, level) {
    const { braces, emptyDictionary } = this.speech;
    if (table.count === 0) return this.put(emptyDictionary);
    this.put(braces[0]);
    const entries = this.first(table);
    for (let index = 0; index < entries.length; index++) {
      if (this.hasEnough(index, table.count, level)) return this.put(braces[1]);
      this.write(entries[index][0], level + 1);
      this.put(": ");
      this.write(entries[index][1], level + 1);
    }
    this.rest(entries.length, table.count);
    this.put(braces[1]);
  }

  hasEnough(index, count, level) {
    if (level >= levelLimit || (index > 0 && this.length > this.limit)) {
      this.put(index > 0 ? `, … ${count - index} more` : "…");
      return true;
    }
    if (index > 0) this.put(", ");
    return false;
  }

  rest(shown, count) {
    if (count > shown) this.put(`${shown > 0 ? ", " : ""}… ${count - shown} more`);
  }
}

/// Tells in one line what the statement before a step did.
class Narration {
  constructor(speech, state) {
    this.speech = speech;
    this.trace = speech.trace;
    this.state = state;
  }

  show(value) { return this.speech.show(value, 40, this.state); }

  text() {
    const { events } = this.state;
    const parts = [];
    let place = 0;
    while (place < events.length) {
      const event = events[place];
      if (event.kind === "enter") {
        const [part, used] = this.call(events, place);
        parts.push(part);
        place += used;
        continue;
      }
      const part = this.tell(event);
      if (part !== null) parts.push(part);
      place++;
    }
    if (parts.length > partLimit) parts.splice(partLimit, parts.length, `… ${parts.length - partLimit} more`);
    return parts.join("; ");
  }

  tell(event) {
    switch (event.kind) {
      case "bind": return this.binding(event);
      case "part": return this.part(event);
      case "splice": return this.splice(event);
      case "new": {
        const object = this.state.objects.get(event.object);
        return object?.value.kind === "structure" ? `new ${objectName(object)}` : null;
      }
      case "exit": return this.fn(event.fn) + (event.value === undefined ? " returns" : ` returns ${this.show(event.value)}`);
      case "throw": return `throws ${event.text}`;
      case "catch": return "caught";
      case "output": return (event.standardError ? "prints to stderr " : "prints ") + this.show(event.text);
      default: return this.rarer(event);
    }
  }

  rarer(event) {
    switch (event.kind) {
      case "suspend": return `${this.callName(event.call)} pauses`;
      case "resume": return `${this.callName(event.call)} goes on`;
      case "thread": return `thread ${event.thread}`;
      case "condition": return event.value === null ? null : `condition is ${this.show(event.value)}`;
      case "note": return event.text;
      case "memo": return `${this.fn(event.fn)} from memory: ${this.show(event.value)}`;
      case "gap": return `${event.count} steps left out`;
      default: return null;
    }
  }

  /// A call with the arguments that were bound right behind it.
  call(events, place) {
    const { call, fn } = events[place];
    const parameters = this.trace.functions.get(fn)?.parameters ?? [];
    const shown = [];
    let used = 1;
    for (; place + used < events.length; used++) {
      const event = events[place + used];
      if (event.kind !== "bind" || event.old !== undefined || !parameters.includes(event.slot)) break;
      const value = this.valueOf(event.slot, call);
      shown.push(value === undefined ? "…" : this.show(value));
    }
    return [`call ${this.fn(fn)}(${shown.join(", ")})`, used];
  }

  binding({ slot, call, old }) {
    const value = this.valueOf(slot, call);
    if (value === undefined) return null;
    if (old !== undefined && isSame(old, value)) return null;
    return `${this.slot(slot)} = ${old === undefined ? "" : `${this.show(old)} → `}${this.show(value)}`;
  }

  part(event) {
    const name = this.name(event);
    if (event.value === undefined) return `${name} removed (was ${this.show(event.old)})`;
    return event.old === undefined ? `${name} = ${this.show(event.value)}`
      : `${name}: ${this.show(event.old)} → ${this.show(event.value)}`;
  }

  splice(event) {
    const parts = [];
    const list = (items) => this.show(new Sequence("list", items));
    if (event.removed.length) parts.push(`removed ${list(event.removed)}`);
    if (event.inserted.length) parts.push(`inserted ${list(event.inserted)}`);
    return `${this.name(event)}: ${parts.join(", ")} at ${event.at}`;
  }

  valueOf(slot, call) {
    const frame = this.state.frames.findLast((frame) => frame.call === call)
      ?? this.state.events.find((event) => event.kind === "exit" && event.call === call)?.frame;
    return frame?.values.get(slot);
  }

  fn(id) { return this.trace.functions.get(id)?.name ?? `function ${id}`; }
  slot(id) { return this.trace.slots.get(id)?.name ?? `slot ${id}`; }
  callName(call) { return call < this.trace.calls.count ? this.fn(this.trace.calls.fn[call]) : `call ${call}`; }

  /// `nums[2]`, `node.next`: the variable, or an object by the shortest way to it from one.
  name(event) {
    const show = (key) => this.show(key);
    let name;
    let value;
    if (event.object === undefined) {
      [name, value] = [this.slot(event.slot), this.valueOf(event.slot, event.call)];
    } else {
      const object = this.state.objects.get(event.object);
      name = pathTo(event.object, this.state, show) ?? (object ? objectName(object) : `#${event.object}`);
      value = object?.value;
    }
    for (const key of event.path) {
      name += stepText(key, value, show);
      value = child(value, key);
    }
    return name;
  }
}
