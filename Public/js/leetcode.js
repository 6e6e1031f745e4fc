// The LeetCode settings without leaving the page: what is known of a name is forgotten as soon as another
// is typed, and a sync shows how far it is.

import { onSubmit, post, swap } from "./fragments.js";

const live = () => document.getElementById("leetcode-sync");
const nameField = () => document.getElementById("leetcode-name");
/** @type {EventSource | null} */
let stream = null;
/**
 * The name as it was typed since one was last sent; null: it was not touched.
 * @type {string | null}
 */
let typed = null;

/**
 * What stood there was said of another name.
 * @param {Known} field
 */
function forgetState(field) {
  field.className = "name-none";
  field.removeAttribute("aria-invalid");
  const state = document.getElementById("leetcode-name-state");
  state.className = "note name-state none";
  state.textContent = "";
  document.querySelector("[data-name-offer]")?.remove();
}

/** An answer brings the part anew, and with it another name than the one that was typed meanwhile. */
function putBack() {
  const field = nameField();
  if (typed === null || !field || field.value === typed) return;
  field.value = typed;
  forgetState(field);
}

function listen() {
  stream?.close();
  stream = null;
  // A hidden tab needs no line of its own; it catches up when it is looked at.
  if (!live() || document.visibilityState === "hidden") return;
  stream = new EventSource(live().dataset.events);
  stream.addEventListener("leetcode", (event) => show(event.data));
}

/**
 * Exchanges what reads differently; whatever had the focus has it again.
 * @param {string} html
 */
function show(html) {
  const template = document.createElement("template");
  template.innerHTML = html;
  const fresh = [...template.content.children].filter((element) => {
    const old = document.getElementById(element.id);
    return old && !old.isEqualNode(element);
  });
  const id = document.activeElement?.id;
  for (const element of fresh) swap(element.outerHTML);
  if (id && fresh.length) document.getElementById(id)?.focus({ preventScroll: true });
}

document.addEventListener("input", (event) => {
  if (event.target !== nameField()) return;
  typed = event.target.value;
  forgetState(event.target);
});

onSubmit("form[data-leetcode]", async (form, submitter) => {
  const button = submitter ?? form.querySelector("button");
  const face = button.innerHTML;
  const isName = form.contains(nameField());
  const name = nameField()?.value;
  if (isName) typed = null;
  const id = isName ? "leetcode-name" : button.id;
  // Asking LeetCode may take a few attempts.
  form.dataset.patience = "120000";
  const sent = post(form, button);
  button.textContent = "One moment…";
  try {
    await sent;
    if (isName && typed === name) typed = null;
    putBack();
    if (id) document.getElementById(id)?.focus({ preventScroll: true });
  } catch {
    button.textContent = "No answer: try again";
    setTimeout(() => (button.innerHTML = face), 4000);
  }
  if (!stream) listen();
});

listen();
document.addEventListener("visibilitychange", listen);
// A page that the browser brings back may be older than what was done since.
addEventListener("pageshow", ({ persisted }) => persisted && listen());
addEventListener("pagehide", () => stream?.close());
