// The AI settings without leaving the page: saving, trying and deleting answer in their place.

import { post } from "./fragments.js";

document.addEventListener("submit", async (event) => {
  const form = event.target;
  if (!form.matches("form[data-ai]")) return;
  event.preventDefault();
  if (form.hasAttribute("aria-busy")) return;
  form.setAttribute("aria-busy", "true");
  // A model on one's own machine is first loaded.
  form.dataset.patience = "150000";
  const outcome = () => document.getElementById("ai-outcome");
  if (event.submitter?.hasAttribute("formaction")) outcome().textContent = "Asking the model…";
  try {
    await post(form, event.submitter);
    // Trying leaves the form as it is, and the focus where it was.
    const button = event.submitter?.isConnected ? event.submitter : document.querySelector("#ai button");
    button?.focus({ preventScroll: true });
  } catch {
    outcome().textContent = "The server did not answer. Try again.";
  }
  form.removeAttribute("aria-busy");
});
