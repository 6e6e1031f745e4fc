// Takes numbers, texts and values off hostile bytes: past the end or over a cap it fails for good and gives zeros.

/** @import { Types, Value } from "types/journey.d.ts" */

import { Sequence } from "./sequence.js";
import { Table } from "./table.js";
import { Structure, Enumeration, Double, Character, Reference, Opaque, CutString, unset } from "./values.js";

export const caps = {
  depth: 64,
  ids: 2 ** 20,
  objects: 2 ** 31,
  calls: 2 ** 31,
  eventBytes: 2 ** 20,
  fields: 4096,
  digits: 20000,
  counts: 2 ** 53,
  movedElements: 2 ** 32,
};

const scratch = new DataView(new ArrayBuffer(8));
const decoder = new TextDecoder("utf-8", { ignoreBOM: true });

export class Bytes {
  /** @param {Uint8Array} bytes @param {number} at @param {number} end */
  constructor(bytes, at, end) {
    this.bytes = bytes;
    this.at = at;
    this.end = end;
    this.failed = false;
  }

  /** @returns {number} */
  fail() {
    this.failed = true;
    this.at = this.end;
    return 0;
  }

  byte() {
    return this.at < this.end ? this.bytes[this.at++] : this.fail();
  }

  /**
   * An unsigned varint below a limit of at most 2^53.
   * @param {number} limit @returns {number}
   */
  number(limit) {
    let result = 0;
    let scale = 1;
    for (let count = 0; count < 10 && this.at < this.end; count++) {
      const byte = this.bytes[this.at++];
      if (count === 9 && byte > 1) break;
      result += (byte & 127) * scale;
      if (byte < 128) return result < limit ? result : this.fail();
      scale *= 128;
    }
    return this.fail();
  }

  /// A count of things that take at least one byte each.
  count() {
    const count = this.number(caps.counts);
    return count <= this.end - this.at ? count : this.fail();
  }

  /**
   * A zig-zag varint: a number as far as it is exact, else a BigInt.
   * @returns {number | bigint}
   */
  signed() {
    if (this.at < this.end && this.bytes[this.at] < 128) {
      const raw = this.bytes[this.at++];
      return (raw >>> 1) ^ -(raw & 1);
    }
    const start = this.at;
    let raw = 0;
    let scale = 1;
    for (let count = 0; count < 7 && this.at < this.end; count++) {
      const byte = this.bytes[this.at++];
      raw += (byte & 127) * scale;
      if (byte < 128) return raw % 2 ? -(raw + 1) / 2 : raw / 2;
      scale *= 128;
    }
    this.at = start;
    return this.bigSigned();
  }

  bigSigned() {
    let raw = 0n;
    for (let count = 0n; count < 10n && this.at < this.end; count++) {
      const byte = this.bytes[this.at++];
      if (count === 9n && byte > 1) break;
      raw |= BigInt(byte & 127) << (7n * count);
      if (byte < 128) {
        const value = (raw >> 1n) ^ -(raw & 1n);
        const number = Number(value);
        return Number.isSafeInteger(number) ? number : value;
      }
    }
    return this.fail();
  }

  double() {
    if (this.end - this.at < 8) return this.fail();
    for (let place = 0; place < 8; place++) scratch.setUint8(place, this.bytes[this.at++]);
    return scratch.getFloat64(0, true);
  }

  /// A text; bytes that are no UTF-8 become replacement characters.
  text() {
    const length = this.count();
    if (length === 0) return "";
    const start = this.at;
    this.at += length;
    if (length < 24) {
      let text = "";
      for (let place = start; place < this.at; place++) {
        const byte = this.bytes[place];
        if (byte > 127) return decoder.decode(this.bytes.subarray(start, this.at));
        text += String.fromCharCode(byte);
      }
      return text;
    }
    return decoder.decode(this.bytes.subarray(start, this.at));
  }

  /**
   * A value; `level` counts the levels around it.
   * @param {number} level @param {Types} types @returns {any}
   */
  value(level, types) {
    if (level >= caps.depth) return this.fail();
    switch (this.byte()) {
      case 1:
        return null;
      case 2:
        return false;
      case 3:
        return true;
      case 4:
        return this.signed();
      case 5:
        return new Double(this.double());
      case 6:
        return this.text();
      case 7:
        return new Character(this.text());
      case 8:
        return new Reference(this.number(caps.objects));
      case 9:
        return this.digits();
      case 10:
        return new Sequence("list", this.values(level + 1, types));
      case 11:
        return new Sequence("tuple", this.values(level + 1, types));
      case 12:
        return this.table("set", level + 1, types);
      case 13:
        return this.table("dictionary", level + 1, types);
      case 14:
        return new Structure(this.number(caps.ids), this.values(level + 1, types), types);
      case 15:
        return new Enumeration(this.number(caps.ids), this.text(), this.values(level + 1, types), types);
      case 16:
        return new CutString(this.number(caps.counts), this.text());
      case 17:
        return this.cut(level, types);
      case 18:
        return new Opaque(this.text());
      case 19:
        return unset;
      default:
        return this.fail();
    }
  }

  digits() {
    const text = this.text();
    if (text.length > caps.digits + 1 || !/^(0|-?[1-9][0-9]*)$/.test(text)) return this.fail();
    return BigInt(text);
  }

  /**
   * A count and so many values.
   * @param {number} level @param {Types} types @returns {Value[]}
   */
  values(level, types) {
    const count = this.count();
    const values = [];
    for (let index = 0; index < count && !this.failed; index++) values.push(this.value(level, types));
    return values;
  }

  /** @param {"set" | "dictionary"} kind @param {number} level @param {Types} types */
  table(kind, level, types) {
    const table = new Table(kind);
    const count = this.count();
    for (let index = 0; index < count && !this.failed; index++) {
      const key = this.value(level, types);
      table.set(key, kind === "set" ? null : this.value(level, types));
    }
    return table;
  }

  /** @param {number} level @param {Types} types @returns {Value} */
  cut(level, types) {
    const full = this.number(caps.counts);
    const tag = this.bytes[this.at];
    if (this.at >= this.end || tag < 10 || tag > 13) return this.fail();
    const head = this.value(level, types);
    if (!this.failed) head.full = full;
    return head;
  }

  /**
   * An object's contents.
   * @param {Types} types @returns {any}
   */
  contents(types) {
    const tag = this.at < this.end ? this.bytes[this.at] : 0;
    return (tag >= 10 && tag <= 14) || tag === 17 || tag === 18 ? this.value(0, types) : this.fail();
  }
}
