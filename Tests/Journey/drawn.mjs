// How long the player takes for one step at a big state, without the browser's part: node Tests/Journey/drawn.mjs FILE.djt …
//
// Milliseconds for a step forward near the run's end: reading it, the figures, the variables, the sentence, the text.

import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { Player } from "../../Public/js/journey/player.js";
import { Scene } from "../../Public/js/journey/scene.js";
import { openTrace } from "../../Public/js/journey/trace.js";
import { short } from "../../Public/js/journey/values.js";

const turns = 41;

for (const file of process.argv.slice(2)) {
  const trace = openTrace(new Uint8Array(readFileSync(file)));
  const player = new Player(trace);
  const scene = new Scene();
  player.go(Math.floor(trace.steps * 0.96));
  /** @type {number[][]} */
  const times = [];
  for (let turn = 0; turn < turns; turn++) {
    const marks = [performance.now()];
    const mark = (/** @type {() => unknown} */ work) => {
      work();
      marks.push(performance.now());
    };
    mark(() => player.next());
    mark(() => scene.figures(player.moment, 640));
    mark(() => player.moment.slotsOf(player.frame).map((slot) => short(slot.value, 90, player.moment.objects)));
    mark(() => trace.narrate(player.moment.state));
    mark(() => trace.describe(player.moment.state));
    times.push(marks.slice(1).map((time, place) => time - marks[place]));
  }
  const median = (/** @type {number} */ part) =>
    times
      .map((each) => each[part])
      .sort((left, right) => left - right)
      [turns >> 1].toFixed(2);
  const parts = ["step", "figures", "variables", "sentence", "text"].map((name, part) => `${name} ${median(part)}`);
  console.log(`${basename(file)}: ${parts.join(", ")}; first figures ${times[0][1].toFixed(1)}`);
}
