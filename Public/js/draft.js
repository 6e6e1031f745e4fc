// Saves the code while it is written, so that nothing typed is ever lost.

import { onChange, ready, text, write } from "./editor.js";
import { fieldsOf, headers, post } from "./fragments.js";
import { forget, keep, recall } from "./journal.js";

const form = document.getElementById("workbench");
const pause = 700;
const longest = 4000;
const slowest = 15_000;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;
let firstChange = 0;
let retries = 0;
/** @type {string | null} */
let saved = text();

const revision = () => document.getElementById("revision").value;

/** @param {string} state */
function tell(state) {
  document.getElementById("draft-state").dataset.state = state;
}

/** @param {number} delay */
function plan(delay) {
  clearTimeout(timer);
  timer = setTimeout(save, delay);
}

/** @param {string} source */
function changed(source) {
  keep(source, revision());
  if (document.getElementById("draft-state").dataset.state !== "conflict") tell("unsaved");
  firstChange ||= Date.now();
  plan(Math.max(0, Math.min(pause, firstChange + longest - Date.now())));
}

export async function save() {
  clearTimeout(timer);
  if (text() === saved) return;
  firstChange = 0;
  tell("saving");
  try {
    const response = await post(form, null, form.dataset.drafts);
    retries = 0;
    if (response.status === 409) tell("conflict");
    else if (!response.ok) tell("refused");
    else if (text() !== saved) changed(text());
  } catch {
    tell("offline");
    retries += 1;
    plan(Math.min(slowest, 1000 * 2 ** retries));
  }
}

document.addEventListener("draft:saved", ({ detail }) => {
  if (detail.source === null) return;
  // A run keeps the text too, but only the answer to a save says so on the page.
  if (detail.url === form.dataset.drafts) saved = detail.source;
  if (text() === detail.source) forget();
  else keep(text(), revision());
});

// After a restore or reset the editor holds what the server has just stored.
document.addEventListener("swap", (event) => {
  if (event.target.id !== "source") return;
  saved = text();
  forget();
});

document.addEventListener("click", (event) => {
  if (!event.target.closest?.("[data-save]")) return;
  event.preventDefault();
  saved = null;
  save();
});

// The page goes: one last try that may outlive it. The journal holds the text in any case.
addEventListener("pagehide", () => {
  if (text() === saved) return;
  const body = fieldsOf(form);
  fetch(form.dataset.drafts, { method: "POST", body, headers: headers(), keepalive: true }).catch(() => {});
});

onChange(changed);
ready.then(async () => {
  const unsent = await recall();
  if (!unsent) return;
  if (unsent.source !== text()) {
    document.getElementById("revision").value = unsent.revision;
    write(unsent.source);
    await save();
  }
  if (text() === saved) forget(unsent.key);
});
