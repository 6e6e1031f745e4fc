// How long the reader in JavaScript takes for far seeks: node Tests/Journey/seek.mjs FILE.djt …
//
// Milliseconds; the fastest of three turns for each of 300 places, as the machine is never quiet.

import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { openTrace } from "../../Public/js/journey/trace.js";

const places = 300;
const turns = 3;

for (const file of process.argv.slice(2)) {
  const trace = openTrace(new Uint8Array(readFileSync(file)));
  const cursor = trace.cursor(0);
  const times = [];
  for (let place = 0; place < places; place++) {
    // Steps far from one another: a golden section of the trace.
    const step = (place * 618033989) % trace.steps;
    let best = Infinity;
    for (let turn = 0; turn < turns; turn++) {
      cursor.seek((step + (trace.steps >> 1)) % trace.steps);
      const begin = performance.now();
      cursor.seek(step);
      void cursor.state;
      best = Math.min(best, performance.now() - begin);
    }
    times.push(best);
  }
  times.sort((left, right) => left - right);
  const mean = times.reduce((sum, time) => sum + time) / places;
  const p99 = times[Math.floor(places * 0.99)];
  console.log(
    `${basename(file)}: ${trace.steps} steps, seek mean ${mean.toFixed(2)}, p99 ${p99.toFixed(2)}, worst ${times.at(-1).toFixed(2)}`,
  );
}
