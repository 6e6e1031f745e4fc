// Checks of take-home projects: the form is sent in the background, and the stages come by a stream.

import { get, headers, onSubmit, post, swap } from "./fragments.js";

// What the server takes of one file.
const most = 32 * 2 ** 20;
/** @type {{ address: string, stream: EventSource } | null} */
let open = null;

function follow() {
  const place = document.querySelector("[data-check]");
  const address = place?.dataset.check;
  if (address === open?.address) return;
  open?.stream.close();
  open = null;
  if (!address) return;
  const stream = new EventSource(address);
  open = { address, stream };
  stream.addEventListener("progress", ({ data }) => swap(data));
  stream.addEventListener("end", ({ data }) => {
    // Nothing follows, so no reader is to come back for it.
    stream.close();
    swap(data);
    document.getElementById("takehome-check")?.focus();
    // Without an answer the list is as old as the page.
    get(location.pathname).catch(() => {});
  });
  stream.addEventListener("error", () => {
    if (stream.readyState !== EventSource.CLOSED) return;
    const status = place.querySelector("[role=status]");
    if (status) status.textContent = "The server does not answer. Reload the page.";
  });
}

document.addEventListener("swap", (event) => {
  if (event.target.id === "takehome-check") follow();
});

onSubmit("form[data-takehome]", async (form, button) => {
  const trouble = document.getElementById("takehome-trouble");
  trouble.textContent = "";
  try {
    await post(form, button);
  } catch {
    trouble.textContent = "The server isn't responding. Try again.";
  }
});

document.addEventListener("change", async ({ target: field }) => {
  const [file] = field.dataset?.handIn ? field.files : [];
  if (!file) return;
  const trouble = document.getElementById("takehome-trouble");
  if (file.size > most) {
    trouble.textContent = "The file has more than 32 MB. Leave .build out of it.";
    return;
  }
  trouble.textContent = "";
  field.disabled = true;
  try {
    const response = await fetch(field.dataset.handIn, {
      method: "POST",
      body: file,
      headers: { ...headers(), "Content-Type": "application/octet-stream" },
    });
    swap(await response.text());
  } catch {
    trouble.textContent = "The server isn't responding. Choose the file again.";
  }
  field.disabled = false;
  field.value = "";
});

follow();
