// Keeps the small window up to date, and opens it in its own size.

import { swap } from "./fragments.js";

const widget = document.getElementById("widget");
if (widget) {
  const lost = document.getElementById("widget-lost");
  const stream = new EventSource(widget.dataset.events);
  stream.addEventListener("widget", ({ data }) => swap(data));
  stream.addEventListener("open", () => (lost.hidden = true));
  stream.addEventListener("error", () => {
    lost.hidden = false;
    // A stream that was refused is not asked for again by the browser: the page itself says why.
    if (stream.readyState === EventSource.CLOSED) setTimeout(() => location.reload(), 30_000);
  });
}

document.querySelector("[data-small-window]")?.addEventListener("click", (event) => {
  const opened = window.open(/** @type {HTMLAnchorElement} */ (event.currentTarget).href, "focus-widget", "popup,width=350,height=560");
  if (opened) event.preventDefault();
});
