// Reports of tests: their forms are sent in the background, and what comes of them takes their place.

import { onSubmit, post } from "./fragments.js";

onSubmit("form[data-report]", async (form, button) => {
  const waiting = form.querySelector(".waiting");
  if (waiting) waiting.textContent = "Both references are running…";
  try {
    await post(form, button);
  } catch {
    if (waiting) waiting.textContent = "The server isn't responding. Try again.";
  }
});
