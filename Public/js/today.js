// Today's page stays as the data is, whichever program changes it; habits are ticked without leaving it.

import { onSubmit, post, swap } from "./fragments.js";

const day = () => document.getElementById("today");
/** @type {EventSource | null} */
let stream = null;

/**
 * Exchanges the page's part if it reads differently; whatever had the focus has it again.
 * @param {string} html
 */
function show(html) {
  const template = document.createElement("template");
  template.innerHTML = html;
  if (template.content.firstElementChild?.isEqualNode(day())) return;
  const active = document.activeElement;
  const id = active && day().contains(active) ? active.id : "";
  swap(html);
  focus(id);
}

/** @param {string} id */
function focus(id) {
  if (id) document.getElementById(id)?.focus({ preventScroll: true });
}

function listen() {
  stream?.close();
  stream = null;
  // A hidden tab needs no line of its own; it catches up when it is looked at.
  if (document.visibilityState === "hidden") return;
  stream = new EventSource(day().dataset.changes);
  stream.addEventListener("today", (event) => show(event.data));
}

onSubmit("form[data-tick]", async (form, button) => {
  const { id } = button;
  try {
    await post(form, button);
    focus(id);
  } catch {
    // What is wrong is then said as without scripts.
    form.submit();
  }
});

document.addEventListener("visibilitychange", listen);
// A page that the browser brings back may be older than what was done since.
addEventListener("pageshow", listen);
addEventListener("pagehide", () => stream?.close());
