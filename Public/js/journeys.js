// Records runs for the Data Journey: posts the form, follows the recording, and puts the player into its place.

/** @import { Track } from "types/pages.d.ts" */

/** @typedef {typeof import("./journey/index.js") & typeof import("./journey/compare.js") & typeof import("./journey/rehearsal.js")} PlayerBundle */

import { post, show, swap } from "./fragments.js";

const form = document.getElementById("workbench");
const report = () => document.getElementById("journey-report");
const stage = () => document.getElementById("journey-stage");
// The server joins the modules of ./journey into these.
const worker = new URL("./bundles/journey-search.js", import.meta.url).href;
const player = "./bundles/journey.js";
// What somebody points at, or comes to by keys, who is about to see a journey.
const signs = "[data-panel=journey], [data-fragment=trace], #journey";
let keys = "inside";
let reveal = () => {};
/** @type {((line: number) => void) | undefined} */
let toCode;
/** @type {EventSource | null} */
let events = null;
let isWanted = false;
let turn = 0;
let opening = Promise.resolve();
/** @type {any} */
let mounted = null;
let shown = "";
/** @type {number | undefined} */
let wantedStep;
/** @type {number | undefined} */
let opened;
/** @type {Promise<PlayerBundle> | null} */
let code = null;
let hasRehearsed = false;
/**
 * The input of a case's own button, if that was pressed last: the choice beside the player may be another.
 * @type {string | null}
 */
let ownInput = null;

/**
 * Where keys work (as the player takes it), what brings the player before the eye, and what leads to a line of the code.
 * @param {{ keys: string, reveal(): void, toCode?(line: number): void }} options
 */
export function prepare(options) {
  keys = options.keys;
  reveal = options.reveal;
  toCode = options.toCode;
  settle();
  // Where there is nothing else to see than a journey, or one is under way, nobody has to point at it.
  if (keys === "page" || report().dataset.state !== "none") whenIdle(foresee);
  for (const sign of ["pointerover", "pointerdown", "focusin"]) {
    document.addEventListener(sign, ({ target }) => target.closest?.(signs) && foresee());
  }
}

const whenIdle = window.requestIdleCallback ?? setTimeout;

/**
 * The player's code, asked for once, and only by a page that shows a journey.
 * @returns {Promise<PlayerBundle>}
 */
function load() {
  code ??= import(player).catch((cause) => {
    code = null;
    throw new Error("The player could not be fetched. Look whether focus serve is still running, then reload the page.", { cause });
  });
  return code;
}

/** The player is there, and its code compiled, before the first recording is. */
function foresee() {
  if (hasRehearsed) return;
  hasRehearsed = true;
  // What goes wrong is told when it matters.
  load().then(
    ({ rehearse }) => whenIdle(() => turn || rehearse()),
    () => {
      hasRehearsed = false;
    },
  );
}

/**
 * Posts the form as the button would, and follows what it starts; opens at a step of the run, if one is given.
 * @param {HTMLButtonElement} button @param {number} [step]
 */
async function record(button, step) {
  stop();
  if (button.name === "trace") ownInput = button.value;
  else if (button.name !== "window") ownInput = null;
  // Not a number: not the step that the address may name still.
  wantedStep = step ?? NaN;
  isWanted = true;
  const answer = post(form, button);
  foresee();
  show("journey-starting");
  stage().setAttribute("aria-busy", "true");
  // The request leaves before the page is laid out anew.
  requestAnimationFrame(reveal);
  try {
    const response = await answer;
    // No report came back: the page itself has to say why (signed out, for one).
    if (report().hasAttribute("aria-busy") && !response.ok) location.reload();
  } catch {
    show("journey-offline");
  }
}

function stop() {
  events?.close();
  events = null;
}

/** @param {string} address */
function follow(address) {
  if (events) return;
  events = new EventSource(address);
  events.addEventListener("journey", ({ data }) => {
    delete report().dataset.lost;
    swap(data);
  });
  events.addEventListener("error", () => {
    if (events?.readyState === EventSource.CLOSED) {
      stop();
      show("journey-lost");
    } else {
      report().dataset.lost = "";
    }
  });
}

/** Does what the report asks for: to be followed, or to be shown. */
async function settle() {
  const { state, events: address, page, tracks } = report().dataset;
  if (address) follow(address);
  else stop();
  const isNew = isWanted;
  if (state === "ended") stage().removeAttribute("aria-busy");
  if (tracks) await open(JSON.parse(tracks), state);
  else if (state === "ended") clear();
  // After the drawing: Chromium takes its time, as it asks for the page's icon again.
  if (page && page === report().dataset.page) history.replaceState(history.state, "", page + (isNew ? "" : location.hash));
}

function clear() {
  turn += 1;
  mounted?.close();
  mounted = null;
  shown = "";
}

// One after the other: a player that comes late would otherwise clear the place of the next one.
/** @param {Track[]} tracks @param {string} state */
function open(tracks, state) {
  const mine = (turn += 1);
  opening = opening.then(() => (mine === turn ? openNow(tracks, state, mine) : undefined));
  return opening;
}

/** @param {Track[]} tracks @param {string} state @param {number} mine */
async function openNow(tracks, state, mine) {
  const name = tracks.map(({ address }) => address).join(" ");
  // The beginning of a long run is not drawn again and again: the learner is reading it.
  if (state === "growing" && shown === name) return;
  const step = shown === name && hasMoved() ? here() : wantedStep;
  try {
    const [{ mountJourney, mountComparison }, ...bytes] = await Promise.all([load(), ...tracks.map(({ address }) => bytesOf(address))]);
    if (mine !== turn) return;
    mounted?.close();
    [mounted, shown] = [null, ""];
    const journey = await mount(tracks, bytes, step, { mountJourney, mountComparison });
    if (mine !== turn) return journey.close();
    mounted = journey;
    opened = journey.player?.step;
    shown = name;
    present();
  } catch (error) {
    if (mine === turn) complain(error);
  }
}

/** The number of the shown step in the whole run. */
function here() {
  const player = mounted?.player;
  return player && player.step + (player.trace.footer.gap ?? 0);
}

/**
 * Shows a trace that was written to a file before; nothing of it leaves the page.
 * @param {File} file
 */
export async function openFile(file) {
  stop();
  clear();
  const mine = turn;
  try {
    const [{ mountJourney }, bytes] = await Promise.all([load(), file.arrayBuffer()]);
    if (mine !== turn) return;
    const journey = await mountJourney(stage(), { trace: bytes, name: `file.${file.name}`, keys, worker });
    if (mine !== turn) return journey.close();
    mounted = journey;
    isWanted = true;
    present();
  } catch (error) {
    if (mine === turn) complain(error);
  }
}

/** Whether the learner has gone on from where the player opened. */
function hasMoved() {
  return mounted?.player?.step !== undefined && mounted.player.step !== opened;
}

/** @param {string} address */
async function bytesOf(address) {
  const response = await fetch(address);
  if (response.ok) return response.arrayBuffer();
  throw new Error(
    response.status === 410 ? "This trace is gone: run it again." : `The recording could not be fetched (${response.status}).`,
  );
}

/** @param {Track[]} tracks @param {ArrayBuffer[]} bytes @param {number | undefined} step @param {Pick<typeof import("./journey/index.js"), "mountJourney"> & { mountComparison: Function }} p3 */
function mount(tracks, bytes, step, { mountJourney, mountComparison }) {
  const name = form.dataset.slug ?? `scratch.${form.dataset.language}`;
  if (tracks.length > 1) {
    const [left, right] = tracks.map(({ title }, place) => ({ trace: bytes[place], label: title }));
    return mountComparison(stage(), { left, right, name, worker });
  }
  const { outcome } = report().dataset;
  const isOwn = tracks[0].title === "Your code";
  return mountJourney(stage(), {
    trace: bytes[0],
    name,
    step,
    keys,
    skipped: tracks[0].skipped,
    canRecord: true,
    worker,
    outcome: outcome && JSON.parse(outcome),
    onCode: isOwn ? toCode : undefined,
    onParting: comparer() ? compare : undefined,
  });
}

const comparer = () => form.ownerDocument.querySelector("button[name=compare][form=workbench]");

/** The same run beside the reference, which opens where the two part. */
async function compare() {
  const input =
    ownInput === null ? null : Object.assign(document.createElement("input"), { type: "hidden", name: "trace", value: ownInput });
  if (input) form.append(input);
  const kept = ownInput;
  try {
    await record(/** @type {HTMLButtonElement} */ (/** @type {unknown} */ (comparer())));
  } finally {
    input?.remove();
    ownInput = kept;
  }
}

/** Brings the player before the eye and under the keys, if the learner has just asked for it. */
function present() {
  stage().removeAttribute("aria-busy");
  if (!isWanted) return;
  isWanted = false;
  reveal();
  const player = /** @type {HTMLElement} */ (stage().firstElementChild);
  // The whole of it: below what was said of the run, a part of it would be out of sight.
  stage().scrollIntoView({ block: "start" });
  player.tabIndex = -1;
  player.focus({ preventScroll: true });
}

/** @param {Error} error */
function complain(error) {
  clear();
  stage().removeAttribute("aria-busy");
  const words = document.createElement("p");
  words.className = "trouble";
  words.setAttribute("role", "alert");
  words.textContent = error.message;
  stage().replaceChildren(words);
}

form.addEventListener("submit", async (event) => {
  const button = event.submitter;
  if (button?.dataset.fragment !== "trace") return;
  event.preventDefault();
  await record(button);
});

// Steps that were not recorded: the same run again, recorded there.
stage().addEventListener("journey-window", ({ detail: { from, to, step } }) => {
  const button = Object.assign(document.createElement("button"), { name: "window", value: `${from}..${to}` });
  button.setAttribute("formaction", report().dataset.window);
  record(button, step);
});

document.addEventListener("swap", (event) => {
  if (event.target.id === "journey-report") settle();
});
