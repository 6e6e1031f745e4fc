// All calls of a trace, and how to step over and out of them.

/** @import { Trace } from "types/journey.d.ts" */

import { Bytes, caps } from "./bytes.js";
import { TraceError } from "./footer.js";

export class Calls {
  /** @param {Trace} trace */
  constructor(trace) {
    const { count, offset, bytes } = trace.footer.calls;
    this.trace = trace;
    this.count = count;
    this.fn = new Uint32Array(count);
    this.parent = new Int32Array(count);
    this.enter = new Uint32Array(count);
    this.exit = new Uint32Array(count);
    const reader = new Bytes(trace.bytes, offset, offset + bytes);
    for (let call = 0; call < count && !reader.failed; call++) this.read(call, reader);
    if (reader.failed) throw new TraceError("The trace is damaged: its calls make no sense. Trace the program again.");
  }

  /** @param {number} call @param {Bytes} reader */
  read(call, reader) {
    this.fn[call] = reader.number(caps.ids);
    const up = reader.number(call + 1);
    this.parent[call] = up === 0 ? -1 : call - up;
    const enter = reader.number(caps.calls) + (call > 0 ? this.enter[call - 1] : 0);
    const lasted = reader.number(caps.calls);
    if (enter >= caps.calls || enter + lasted > caps.calls) reader.fail();
    this.enter[call] = enter;
    // Never left: beyond the last step.
    this.exit[call] = lasted === 0 ? this.trace.steps + 1 : enter + lasted - 1;
  }

  /** @param {number} call */
  get(call) {
    const fn = this.fn[call];
    return {
      call,
      fn,
      name: this.trace.functions.get(fn)?.name ?? `function ${fn}`,
      parent: this.parent[call],
      enter: this.enter[call],
      exit: this.exit[call],
    };
  }

  /**
   * The innermost call at a step, -1 if none.
   * @param {number} step
   */
  innermost(step) {
    let low = 0;
    let high = this.count;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.enter[middle] <= step) low = middle + 1;
      else high = middle;
    }
    let call = low - 1;
    while (call >= 0 && this.exit[call] <= step) call = this.parent[call];
    return call;
  }

  /**
   * The child of a call through which another one was reached; -1 if it lies elsewhere.
   * @param {number} call @param {number} descendant
   */
  childAbove(call, descendant) {
    let child = descendant;
    while (child > call) {
      if (this.parent[child] === call) return child;
      child = this.parent[child];
    }
    return -1;
  }
}

/** @param {number} step @param {Trace} trace */
const clamp = (step, trace) => Math.min(Math.max(step, 0), trace.steps);

/**
 * The next step that is not inside a call made by the statement at hand.
 * @param {Trace} trace @param {number} step @param {number} direction
 */
export function stepOver(trace, step, direction) {
  const { calls, steps } = trace;
  let goal = clamp(step + direction, trace);
  const call = calls.innermost(step);
  if (call < 0) return goal;
  for (;;) {
    const child = calls.childAbove(call, calls.innermost(goal));
    if (child < 0) break;
    const next = direction > 0 ? Math.min(calls.exit[child], steps) : calls.enter[child] - 1;
    // A call may outlive its caller, as a generator does.
    if ((next - goal) * direction <= 0) break;
    goal = next;
    if (goal >= steps || goal <= 0) break;
  }
  return clamp(goal, trace);
}

/**
 * The first step after the call at hand, or the last one before it.
 * @param {Trace} trace @param {number} step @param {number} direction
 */
export function stepOut(trace, step, direction) {
  const call = trace.calls.innermost(step);
  if (direction > 0) return call < 0 ? trace.steps : Math.min(trace.calls.exit[call], trace.steps);
  return call < 0 ? 0 : clamp(trace.calls.enter[call] - 1, trace);
}
