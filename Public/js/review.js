// Grades in the background, and fetches the panel of a problem that was just accepted.

import { get, post } from "./fragments.js";

function load() {
  const panel = document.querySelector("#review-panel[data-load]");
  if (!panel) return;
  const address = panel.dataset.load;
  delete panel.dataset.load;
  // Without an answer the link in it remains.
  get(address).catch(() => {});
}

document.addEventListener("swap", load);
load();

document.addEventListener("submit", async (event) => {
  const form = event.target;
  if (!form.matches("form[data-review]")) return;
  event.preventDefault();
  const place = form.closest("[id]").id;
  const { value } = event.submitter;
  event.submitter.setAttribute("aria-busy", "true");
  try {
    const response = await post(form, event.submitter);
    if (!response.ok) throw new Error(String(response.status));
    document.querySelector(`#${place} button[value="${value}"]`)?.focus();
  } catch {
    location.assign(form.action);
  }
});
