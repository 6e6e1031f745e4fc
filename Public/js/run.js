// Runs and submits: posts the form, then follows the job's events until its verdict, and until that is kept.

import { get, post, show, swap } from "./fragments.js";
import { reveal } from "./panes.js";
import { choose } from "./tabs.js";

const form = document.getElementById("workbench");
/** @type {EventSource | null} */
let events = null;
/** @type {ReturnType<typeof setInterval> | undefined} */
let clock;
let started = 0;

const results = () => document.getElementById("results");

/** @param {HTMLButtonElement} button */
async function start(button) {
  stop();
  choose("result");
  reveal("pane-results");
  show("job-starting");
  started = performance.now();
  try {
    const response = await post(form, button);
    // No results came back: the page itself has to say why (signed out, for one).
    if (results().hasAttribute("aria-busy") && !response.ok) location.reload();
  } catch {
    show("server-lost");
  }
  results().removeAttribute("aria-busy");
}

function stop() {
  events?.close();
  clearInterval(clock);
  events = null;
}

function follow() {
  const { events: address } = results().dataset;
  if (address) {
    started ||= performance.now();
    if (!events) clock = setInterval(tick, 100);
    events ??= listen(address);
    return;
  }
  // The verdict is there, or there will be none.
  if (started) announce();
  const end = results().querySelector("[data-events]")?.dataset.events;
  // A verdict that is not kept yet has its stream until then, also when the next run begins.
  if (end) events ??= listen(end);
  else events?.close();
  events = null;
  clearInterval(clock);
}

/** @param {string} address */
function listen(address) {
  const stream = new EventSource(address);
  for (const name of ["status", "marks", "case", "verdict", "kept", "end"]) {
    stream.addEventListener(name, ({ data }) => {
      delete results().dataset.lost;
      if (name === "end") stream.close();
      keepingRoom(() => swap(data));
    });
  }
  stream.addEventListener("error", () => {
    if (stream === events && stream.readyState === EventSource.CLOSED) show("job-lost");
    else results().dataset.lost = "";
  });
  return stream;
}

/**
 * A smaller input takes less room than the failing case in whose place it comes: what follows stays put.
 * @param {() => void} change
 */
function keepingRoom(change) {
  const room = document.querySelector("#result .failure");
  const height = room?.offsetHeight;
  change();
  const now = room?.id && document.getElementById(room.id);
  if (now && now !== room) now.style.minHeight = `${height}px`;
}

function tick() {
  const element = document.querySelector("[data-elapsed]");
  if (element) element.textContent = `${((performance.now() - started) / 1000).toFixed(1)} s`;
}

/** A region that was there before is what screen readers speak. */
function announce() {
  const verdict = document.querySelector("#result .verdict");
  document.getElementById("announcer").textContent = verdict?.innerText ?? "";
  started = 0;
}

form.addEventListener("submit", async (event) => {
  const button = event.submitter;
  const kind = button?.dataset.fragment;
  // A recording is journeys.js's to start.
  if (!kind || kind === "trace") return;
  event.preventDefault();
  if (kind === "run") return start(button);
  button.setAttribute("aria-busy", "true");
  try {
    const response = await post(form, button);
    if (kind === "case" && response.ok) choose("cases");
    if (kind === "draft") button.closest("dialog")?.close();
  } catch {
    show("server-lost");
    choose("result");
  }
  button.removeAttribute("aria-busy");
});

document.addEventListener("click", async (event) => {
  const link = event.target.closest?.("a[data-fragment]");
  if (event.target.closest?.("[data-close]")) event.target.closest("dialog").close();
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  try {
    await get(link.getAttribute("href") ?? "");
  } catch {
    location.assign(link.href);
  }
});

// Enter in the field of the expectation adds the case; the form's first button would run the code.
document.addEventListener(
  "keydown",
  (event) => {
    if (event.key !== "Enter") return;
    if (event.target.id === "expected") {
      event.preventDefault();
      document.querySelector("#own-cases .new-case button").click();
    } else if (event.ctrlKey || event.metaKey) {
      event.preventDefault();
      event.stopPropagation();
      const keys = event.shiftKey ? "Control+Shift+Enter" : "Control+Enter";
      // A language that cannot be run has no such button.
      document.querySelector(`button[aria-keyshortcuts="${keys}"]`)?.click();
    }
  },
  { capture: true },
);

document.addEventListener("swap", ({ target }) => {
  if (target.id === "results") follow();
  // LeetCode's word comes after the verdict from here.
  if (target.matches(".official:not([data-events])")) {
    document.getElementById("announcer").textContent = target.querySelector("h3").innerText;
  }
});
follow();
