// A trace from wherever it is: an address, bytes, or one that is open already.

/** @import { JourneyOptions, Trace } from "types/journey.d.ts" */

import { openTrace } from "./trace.js";

/**
 * Throws TraceError, or an error with a sentence for a person.
 * @param {JourneyOptions["trace"] | URL} trace @returns {Promise<Trace>}
 */
export async function loadTrace(trace) {
  if (typeof trace === "string" || trace instanceof URL) {
    const response = await fetch(trace);
    if (!response.ok) throw new Error(`The recorded run could not be fetched (${response.status}).`);
    return openTrace(await response.arrayBuffer());
  }
  return "cursor" in trace ? trace : openTrace(trace);
}
