// What the player says of recorded runs, held against the runs: `node Tests/Journey/sentences.mjs FOLDER` reads the FOLDER's
// `.djt` files, prints what is wrong and "N passed, N failed", a file each.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { faultsOf } from "./player_sentences.mjs";
import { openTrace } from "../../Public/js/journey/trace.js";

const folder = process.argv[2];
let [passed, failed] = [0, 0];

for (const file of readdirSync(folder)
  .filter((name) => name.endsWith(".djt"))
  .sort()) {
  const faults = await faultsOf(openTrace(readFileSync(join(folder, file))));
  if (faults.length) failed++;
  else passed++;
  for (const fault of faults.slice(0, 5)) console.log(`✗ ${file} ${fault}`);
}
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed || !passed ? 1 : 0);
