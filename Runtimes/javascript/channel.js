// Frames on descriptor 3: length of what follows, type, payload.
'use strict';

/** @import { Descriptor } from "types/runtime.d.ts" */

const { fromCharCode } = String;

class Channel {
  /** @param {Descriptor} host */
  constructor(host) {
    this.host = host;
  }

  /** @param {string} kind @param {string} text */
  send(kind, text) {
    const frame = this.host.encode(`\0\0\0\0${kind}${text}`);
    const { length } = frame;
    for (let index = 0; index < 4; index += 1) frame[index] = ((length - 4) >>> (8 * index)) & 255;
    for (let done = 0; done < length; ) done += this.host.write(frame, done, length - done);
  }

  /** @param {string} kind @param {unknown} value */
  sendValue(kind, value) {
    this.send(kind, JSON.stringify(value));
  }

  /** The next frame's kind and text; null at the end. */
  receive() {
    const head = this.exactly(5);
    if (head === null) return null;
    const length = head[0] + head[1] * 256 + head[2] * 65536 + head[3] * 16777216;
    const body = this.exactly(length - 1);
    if (body === null) return null;
    return { kind: fromCharCode(head[4]), text: this.host.decode(body) };
  }

  /** @param {number} count */
  exactly(count) {
    const buffer = this.host.allocate(count);
    for (let done = 0; done < count; ) {
      const got = this.host.read(buffer, done, count - done);
      if (got === 0) return null;
      done += got;
    }
    return buffer;
  }
}

module.exports = { Channel };
