// The scratch page: any program, its input, and the player below. Both texts stay in this browser.

import { goTo, mark, onChange, ready, text, write } from "./editor.js";
import { post, show } from "./fragments.js";
import { openFile, prepare } from "./journeys.js";
import "./menu.js";

const form = document.getElementById("workbench");
const input = document.getElementById("input");
const place = `focus:journey:${form.dataset.language}`;

function keep() {
  try {
    localStorage.setItem(place, JSON.stringify({ source: text(), input: input.value }));
  } catch {
    /* Full or forbidden: it then lasts as long as the page. */
  }
}

function recall() {
  try {
    return JSON.parse(localStorage.getItem(place) ?? "null");
  } catch {
    return null;
  }
}

// A recording that the address names brings its own texts.
const kept = "ofJob" in form.dataset ? null : recall();
if (kept) {
  input.value = kept.input ?? "";
  write(kept.source ?? text());
}
onChange(keep);
input.addEventListener("input", keep);
ready.then(() => {
  if (kept) write(kept.source ?? text());
});

form.addEventListener("submit", async (event) => {
  if (event.submitter?.dataset.fragment !== "cancel") return;
  event.preventDefault();
  try {
    await post(form, event.submitter);
  } catch {
    show("journey-offline");
  }
});

document.getElementById("trace-file").addEventListener("change", async ({ target }) => {
  const [file] = target.files;
  if (file) await openFile(file);
  // The same file may be chosen again.
  target.value = "";
});

let marks = "[]";
document.addEventListener("swap", (event) => {
  const found = document.getElementById("journey-diagnostics")?.textContent ?? "[]";
  if (event.target.id !== "journey-report" || found === marks) return;
  marks = found;
  mark(JSON.parse(found), false);
});

document.addEventListener(
  "keydown",
  (event) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.stopPropagation();
    form.requestSubmit(form.querySelector("button[aria-keyshortcuts]"));
  },
  { capture: true },
);

prepare({
  keys: "page",
  reveal() {
    const quiet = matchMedia("(prefers-reduced-motion: reduce)").matches;
    document.getElementById("journey-report").scrollIntoView({ block: "start", behavior: quiet ? "instant" : "smooth" });
  },
  /** @param {number} line */
  toCode: (line) => goTo(line, 1),
});
document.documentElement.classList.add("ready");
