// Reads values of a keyframe, which may cite what stands among the events or in an earlier keyframe. What is
// cited is checked once a trace and decoded when somebody looks at it: most of a big state nobody does.

import { Bytes, caps } from "./bytes.js";
import { Sequence, Table } from "./values.js";

const tags = { list: 10, tuple: 11, set: 12, dictionary: 13, cited: 20, pieces: 21 };
const kinds = { 10: "list", 11: "tuple", 12: "set", 13: "dictionary" };
/// How much a state may hold with each citation counted: hostile ones could grow without end.
const mostBytes = 2 ** 25;

export class KeyframeBytes extends Bytes {
  constructor(trace, at, end) {
    super(trace.bytes, at, end);
    this.trace = trace;
    this.keyframes = trace.footer.keyframes.offset;
    this.spent = 0;
    /// In an event, and in what changes as a whole, nothing is cited.
    this.isPlain = false;
  }

  value(level, types) {
    const tag = this.at < this.end ? this.bytes[this.at] : 0;
    if (this.isPlain) return super.value(level, types);
    if (tag === tags.cited) return this.cited(level, types);
    if (tag === tags.pieces) {
      const { kind, read } = this.pieces(level, types);
      return this.failed ? 0 : container(kind, -1, read);
    }
    if (tag >= 10 && tag <= 14) return super.value(level, types);
    this.isPlain = true;
    const value = super.value(level, types);
    this.isPlain = false;
    return value;
  }

  /// A reader at a place that was cited before `start`; null if the place makes no sense.
  cite(code, start) {
    const isEvent = code % 2 === 0;
    const place = (isEvent ? 8 : this.keyframes) + Math.floor(code / 2);
    if (place >= (isEvent ? this.keyframes : start)) return null;
    const reader = new KeyframeBytes(this.trace, place, this.end);
    reader.isPlain = isEvent;
    return reader;
  }

  /// Checks, once a trace, that something can be read where a citation leads; false if not.
  check(code, level, start, read) {
    const known = this.trace.cited;
    const key = code * 64 + level;
    if (!known.has(key)) {
      const reader = level < caps.depth ? this.cite(code, start) : null;
      const place = reader?.at;
      if (reader) read(reader);
      if (!reader || reader.failed) {
        this.fail();
        return false;
      }
      known.set(key, reader.spent + reader.at - place);
    }
    this.spent += known.get(key);
    if (this.spent > mostBytes) this.fail();
    return !this.failed;
  }

  cited(level, types) {
    const start = this.at++;
    const code = this.number(caps.counts);
    const isSound = !this.failed && this.check(code, level, start, (reader) => {
      // A citation of a citation could go on for ever.
      if (!reader.isPlain && reader.bytes[reader.at] === tags.cited) reader.fail();
      reader.value(level, types);
    });
    if (!isSound) return 0;
    const reader = this.cite(code, start);
    const tag = reader.bytes[reader.at];
    if (tag === tags.pieces) {
      return container(kinds[reader.bytes[reader.at + 1]], -1, () => reader.pieces(level, types).read());
    }
    const kind = kinds[tag];
    if (!kind) return reader.value(level, types);
    reader.at++;
    const count = reader.count();
    const first = reader.at;
    const each = kind === "dictionary" ? 2 : 1;
    return container(kind, count, () => {
      reader.at = first;
      return reader.items(count * each, level + 1, types);
    });
  }

  items(count, level, types) {
    const items = [];
    for (let left = count; left > 0 && !this.failed; left--) items.push(this.value(level, types));
    return items;
  }

  /// A long container: its kind, and what reads all items of its pieces.
  pieces(level, types) {
    this.at++;
    const kind = kinds[this.byte()];
    if (level >= caps.depth || !kind) this.fail();
    const each = kind === "dictionary" ? 2 : 1;
    const read = (reader) => reader.items(reader.count() * each, level + 1, types);
    const parts = [];
    for (let left = this.count(); left > 0 && !this.failed; left--) {
      const start = this.at;
      const code = this.number(caps.counts);
      if (code === 0) {
        parts.push(read(this));
      } else if (code % 2 === 0) {
        this.fail();
      } else if (this.check(code, level, start, read)) {
        parts.push(() => read(this.cite(code, start)));
      }
    }
    return { kind, read: () => parts.flatMap((part) => (typeof part === "function" ? part() : part)) };
  }
}

/// A container whose contents are read when they are asked for; `count` -1 is not known before.
function container(kind, count, read) {
  if (kind === "list" || kind === "tuple") return new Sequence(kind, read, count);
  return new Table(kind, (table) => {
    const items = read();
    const step = kind === "set" ? 1 : 2;
    for (let place = 0; place + step <= items.length; place += step) {
      table.set(items[place], kind === "set" ? null : items[place + 1]);
    }
  });
}
