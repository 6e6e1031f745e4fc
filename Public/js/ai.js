// The AI settings without leaving the page: saving, trying and deleting answer in their place.

import { onSubmit, post } from "./fragments.js";

onSubmit("form[data-ai]", async (form, button) => {
  // A model on one's own machine is first loaded.
  form.dataset.patience = "150000";
  const outcome = () => document.getElementById("ai-outcome");
  if (button?.hasAttribute("formaction")) outcome().textContent = "Asking the model…";
  try {
    await post(form, button);
    // Trying leaves the form as it is, and the focus where it was.
    const next = button?.isConnected ? button : document.querySelector("#ai button");
    next?.focus({ preventScroll: true });
  } catch {
    outcome().textContent = "The server isn't responding. Try again.";
  }
});
