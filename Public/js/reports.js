// Reports of tests: their forms are sent in the background, and what comes of them takes their place.

import { post } from "./fragments.js";

document.addEventListener("submit", async (event) => {
  const form = event.target;
  if (!form.matches("form[data-report]")) return;
  event.preventDefault();
  if (form.hasAttribute("aria-busy")) return;
  form.setAttribute("aria-busy", "true");
  const waiting = form.querySelector(".waiting");
  if (waiting) waiting.textContent = "Both references are running…";
  try {
    await post(form, event.submitter);
  } catch {
    if (waiting) waiting.textContent = "The server did not answer. Try again.";
  }
  form.removeAttribute("aria-busy");
});
