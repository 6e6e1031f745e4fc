// What a language model writes and cases that are proposed: follows the stream, and stops it with the page.

import { headers, swap } from "./fragments.js";

// One at a time: a new wish ends the one before.
/** @type {{ address: string, stop: string, stream: EventSource } | null} */
let open = null;

function follow() {
  const place = document.querySelector("[data-advice]");
  const address = place?.dataset.advice;
  if (address === open?.address) return;
  close();
  if (!address) return;
  const stream = new EventSource(address);
  open = { address, stop: place.dataset.stop, stream };
  for (const name of ["status", "begin", "text", "end"]) {
    stream.addEventListener(name, ({ data }) => {
      // Nothing follows, so no reader is to come back for it.
      if (name === "end") close();
      swap(data);
    });
  }
  stream.addEventListener("error", () => {
    if (stream.readyState === EventSource.CLOSED) lose(place);
  });
}

function close() {
  open?.stream.close();
  open = null;
}

/** @param {Element} place */
function lose(place) {
  close();
  const status = place.querySelector("[role=status]");
  if (status) status.textContent = "The server does not answer. Ask again.";
}

document.addEventListener("swap", (event) => {
  if (["advice", "suggestions", "own-cases"].includes(event.target.id)) follow();
});

// A page that the browser brings back says how it ended.
addEventListener("pageshow", ({ persisted }) => persisted && follow());

// Nobody reads what comes after the page.
addEventListener("pagehide", () => {
  if (!open) return;
  fetch(open.stop, { method: "POST", headers: headers(), body: new URLSearchParams(), keepalive: true });
  close();
});

follow();
