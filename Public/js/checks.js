// Shows what the compiler says while one types: asked after a short pause, dropped by the next key.
// Trouble on the way is silent, and nothing is asked while a run or a recording is under way: the learner waits for that.

/** @import { Diagnostic } from "types/pages.d.ts" */

import { mark, onChange, text } from "./editor.js";
import { headers } from "./fragments.js";

const address = document.getElementById("workbench").dataset.diagnose;
const box = document.getElementById("check");
const summary = document.getElementById("check-summary");
const announcer = document.getElementById("check-announcer");
const pause = 50;
const busy = 400;
// Longer than between two words, so that a screen reader is not spoken over.
const patience = 1200;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let speech;
/** @type {AbortController | null} */
let request = null;
let isDue = false;

const isRunning = () => document.querySelector("#results:is([data-events], [aria-busy]), #journey-stage[aria-busy]") !== null;

function stop() {
  clearTimeout(timer);
  clearTimeout(speech);
  request?.abort();
}

/** @param {number} [delay] */
function plan(delay = pause) {
  stop();
  isDue = box.checked;
  if (isDue) timer = setTimeout(ask, delay);
}

async function ask() {
  // The end of the run asks again.
  if (isRunning()) return;
  const { signal } = (request = new AbortController());
  const body = new URLSearchParams({ source: text() });
  /** @type {Diagnostic[]} */
  let found = [];
  let isOutdone = false;
  try {
    const response = await fetch(address, { method: "POST", body, headers: headers(), signal });
    isOutdone = response.status === 409;
    if (response.status === 200) found = await response.json();
    isDue = response.status === 204;
  } catch {
    /* Left, or without a server: the editor itself says the latter. */
  }
  // Another tab asked meanwhile: asking again would only stop its compiler, and so on in turn.
  if (signal.aborted || isOutdone || isRunning()) return;
  // The judge has something better to do: what was found before stays.
  if (isDue) plan(busy);
  else tell(found);
}

/** @param {Diagnostic[]} found */
function tell(found) {
  mark(found, true);
  const first = found.find((item) => item.severity === "error") ?? found[0];
  const more = found.length > 1 ? ` (and ${found.length - 1} more)` : "";
  const words = first ? `Line ${first.line}: ${first.message}${more}` : "";
  summary.hidden = !first;
  summary.textContent = words;
  summary.className = `link ${first?.severity ?? ""}`;
  summary.dataset.line = `${first?.line ?? ""}`;
  summary.dataset.column = `${first?.column ?? ""}`;
  speech = setTimeout(() => {
    const isMended = announcer.textContent !== "" && !first;
    announcer.textContent = isMended ? "No problems remain." : words;
  }, patience);
}

function recall() {
  try {
    return localStorage.getItem("focus:check") !== "off";
  } catch {
    return true;
  }
}

/**
 * A recording says nothing of mistakes in the editor, so what is due is asked for after it.
 * @param {Known} report
 */
function followRecording(report) {
  if (report.dataset.state !== "ended") stop();
  else if (isDue) plan(busy);
}

if (address) {
  box.checked = recall();
  box.addEventListener("change", () => {
    try {
      localStorage.setItem("focus:check", box.checked ? "on" : "off");
    } catch {
      /* It then lasts as long as the page. */
    }
    plan(0);
    if (!box.checked) tell([]);
  });
  onChange(() => plan());
  document.addEventListener("swap", (event) => {
    if (event.target.id === "source") return plan();
    if (event.target.id === "journey-report") return followRecording(event.target);
    if (event.target.id !== "results") return;
    summary.hidden = true;
    if (isRunning()) stop();
    else if (isDue) plan(0);
    // A run says all there is to say of the text that it began with.
    if (event.target.hasAttribute("aria-busy")) isDue = false;
  });
}
