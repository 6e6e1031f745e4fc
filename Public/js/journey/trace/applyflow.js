// Does the events that are about the flow of the program: calls, errors, output, threads, definitions.

/** @import { Bytes, Change, MakeFrame, State } from "types/journey.d.ts" */

import { caps } from "./bytes.js";
import { byteLength } from "./parts.js";

/**
 * @param {number} opcode @param {Bytes} bytes @param {State} state @param {MakeFrame} makeFrame @param {() => boolean} ok
 * @param {(change: Change) => unknown} log
 */
export function applyFlow(opcode, bytes, state, makeFrame, ok, log) {
  switch (opcode) {
    case 17: {
      const fn = bytes.number(caps.ids);
      if (!ok()) return;
      const frame = makeFrame(fn, state.callCount);
      frame.thread = state.thread;
      log({ kind: "enter", call: state.callCount, fn });
      state.frames.push(frame);
      state.callCount++;
      return;
    }
    case 18:
    case 19: {
      const value = opcode === 19 ? bytes.value(0, state.types) : undefined;
      if (!ok() || state.frames.length === 0) return;
      const frame = state.frames.pop();
      log({ kind: "exit", call: frame.call, fn: frame.fn, value, frame });
      return;
    }
    case 20: {
      const text = bytes.text();
      if (!ok()) return;
      log({ kind: "throw", text, old: state.error });
      state.error = text;
      return;
    }
    case 21:
      log({ kind: "catch", old: state.error });
      state.error = null;
      return;
    case 22:
    case 23: {
      const start = bytes.at;
      const text = bytes.text();
      if (!ok()) return;
      // Repaired text is longer than its bytes.
      const size = text.includes("\ufffd") || bytes.at - start > 2 ** 20 ? byteLength(text) : bytes.at - start - lengthBytes(bytes, start);
      log({ kind: "output", text, standardError: opcode === 23, bytes: size });
      state.wrote(size, opcode === 23);
      return;
    }
    case 24: {
      const line = bytes.number(caps.ids);
      const outcome = bytes.number(3);
      if (ok()) log({ kind: "condition", line, value: outcome === 2 ? null : outcome === 1 });
      return;
    }
    case 25: {
      const count = bytes.number(caps.counts);
      if (ok()) log({ kind: "gap", count });
      return;
    }
    default:
      applyRarer(opcode, bytes, state, ok, log);
  }
}

/**
 * How many bytes the varint at a place has.
 * @param {Bytes} bytes @param {number} start
 */
function lengthBytes(bytes, start) {
  let count = 1;
  while (bytes.bytes[start + count - 1] > 127) count++;
  return count;
}

/** @param {number} opcode @param {Bytes} bytes @param {State} state @param {() => boolean} ok @param {(change: Change) => unknown} log */
function applyRarer(opcode, bytes, state, ok, log) {
  switch (opcode) {
    case 26:
      bytes.number(caps.ids);
      bytes.number(9);
      bytes.text();
      for (let left = bytes.count(); left > 0 && !bytes.failed; left--) bytes.text();
      break;
    case 27:
      bytes.number(caps.ids);
      bytes.number(caps.ids);
      bytes.text();
      bytes.text();
      break;
    case 28:
      bytes.number(caps.ids);
      bytes.number(caps.ids);
      bytes.number(caps.ids);
      bytes.text();
      for (let left = bytes.count(); left > 0 && !bytes.failed; left--) bytes.number(caps.ids);
      break;
    case 29: {
      const text = bytes.text();
      if (ok()) log({ kind: "note", text });
      return;
    }
    case 30: {
      const frame = state.frames.pop();
      if (!frame) return;
      frame.suspended = true;
      state.suspended.set(frame.call, frame);
      log({ kind: "suspend", call: frame.call });
      return;
    }
    case 31: {
      const call = bytes.number(caps.calls);
      const frame = state.suspended.get(call);
      if (!ok() || !frame) return;
      state.suspended.delete(call);
      state.resumed(frame);
      log({ kind: "resume", call });
      return;
    }
    case 32: {
      const fn = bytes.number(caps.ids);
      const value = bytes.value(0, state.types);
      if (ok()) log({ kind: "memo", fn, value });
      return;
    }
    case 33:
      bytes.number(caps.ids);
      bytes.number(caps.counts);
      break;
    case 34: {
      const number = bytes.number(caps.calls);
      if (!ok()) return;
      log({ kind: "thread", old: state.thread, thread: number });
      state.runThread(number);
      return;
    }
    case 42: {
      const line = bytes.number(caps.ids);
      if (ok()) state.step(line);
      return;
    }
    case 35:
      bytes.number(256);
      break;
    case 255:
      bytes.number(2 ** 32);
      break;
    default:
      bytes.fail();
  }
  ok();
}
