// Sends forms in the background; every element that comes back replaces the one with its id, or is put
// first into the list that it names.

const patience = 20_000;
/** @type {Promise<unknown>} */
let turn = Promise.resolve();

/** @param {string} html */
export function swap(html) {
  const template = document.createElement("template");
  template.innerHTML = html;
  /** @type {Known[]} */
  const pieces = [.../** @type {Iterable<Known>} */ (/** @type {unknown} */ (template.content.children))];
  const fresh = pieces.filter((element) => {
    const old = element.id && document.getElementById(element.id);
    const list = !old && document.getElementById(element.dataset.newIn);
    if (old) old.replaceWith(element);
    if (list) list.prepend(element);
    return old || list;
  });
  for (const element of fresh) {
    if (element.matches("dialog[data-modal]")) element.showModal();
    element.dispatchEvent(new CustomEvent("swap", { bubbles: true }));
  }
  return fresh.length > 0;
}

/**
 * Puts the content of a `<template>` in its place.
 * @param {string} template
 */
export function show(template) {
  return swap(document.getElementById(template)?.innerHTML ?? "");
}

/**
 * Posts a form as the button would, or to an address; one after the other, as each save must know the
 * revision of the one before. Throws when no server answers.
 * @param {HTMLElement} form @param {HTMLButtonElement | null} button @param {string} [address] @returns {Promise<Response>}
 */
export function post(form, button, address) {
  const answer = turn.then(() => postNow(form, button, address));
  turn = answer.catch(() => {});
  return answer;
}

/**
 * Answers the submits of the forms that match, each form one at a time: it is busy until `send` is done.
 * @param {string} forms @param {(form: Known, button: HTMLButtonElement) => Promise<void>} send
 */
export function onSubmit(forms, send) {
  document.addEventListener("submit", async (event) => {
    const form = event.target;
    if (!form.matches(forms)) return;
    event.preventDefault();
    if (form.hasAttribute("aria-busy")) return;
    form.setAttribute("aria-busy", "true");
    try {
      await send(form, event.submitter);
    } finally {
      form.removeAttribute("aria-busy");
    }
  });
}

/** @param {HTMLElement} form */
export function fieldsOf(form) {
  const fields = new FormData(/** @type {HTMLFormElement} */ (form));
  return new URLSearchParams(/** @type {[string, string][]} */ ([...fields]));
}

/** @param {HTMLElement} form @param {HTMLButtonElement | null} button @param {string} [address] */
async function postNow(form, button, address) {
  const url = address ?? button?.getAttribute("formaction") ?? form.getAttribute("action") ?? "";
  // A button that was replaced meanwhile belongs to no form any more, but its value still counts.
  const body = fieldsOf(form);
  if (button?.name) body.append(button.name, button.value);
  const response = await fetch(url, {
    method: "POST",
    body,
    headers: headers(),
    signal: AbortSignal.timeout(Number(form.dataset.patience ?? patience)),
  });
  keepRevision(response, url, body.get("source"));
  swap(await response.text());
  return response;
}

/** @param {string} url @param {AbortSignal} [signal] */
export async function get(url, signal = AbortSignal.timeout(patience)) {
  // A piece that is kept would stand for its whole page when the browser goes back to it.
  const response = await fetch(url, { headers: headers(), signal, cache: "no-store" });
  swap(await response.text());
  return response;
}

export function headers() {
  const token = document.querySelector("meta[name=csrf-token]").content;
  return { "Focus-Fragment": "1", "X-CSRF-Token": token };
}

/** @param {Response} response @param {string} url @param {FormDataEntryValue | null} source */
function keepRevision(response, url, source) {
  const revision = response.headers.get("Draft-Revision");
  if (!response.ok || !revision) return;
  document.getElementById("revision").value = revision;
  document.dispatchEvent(new CustomEvent("draft:saved", { detail: { source, url } }));
}
