// Narrows a list while one types: the server renders it, only the list is exchanged.

import { get } from "./fragments.js";

const form = document.querySelector("form[data-live]");
let timer = null;
let request = null;

const list = () => document.getElementById(form.dataset.live);

async function narrow() {
  const fields = [...new FormData(form)].filter(([, value]) => value !== "");
  const query = new URLSearchParams(fields).toString();
  const address = form.getAttribute("action") + (query ? `?${query}` : "");
  request?.abort();
  request = new AbortController();
  list().setAttribute("aria-busy", "true");
  try {
    await get(address, request.signal);
    history.replaceState(null, "", address);
  } catch (error) {
    if (error.name !== "AbortError") form.submit();
  }
}

form?.addEventListener("input", (event) => {
  clearTimeout(timer);
  timer = setTimeout(narrow, event.target.matches("select") ? 0 : 120);
});
form?.addEventListener("submit", (event) => {
  event.preventDefault();
  clearTimeout(timer);
  narrow();
});

// A slash goes to the search, as on most sites.
document.addEventListener("keydown", (event) => {
  if (event.key !== "/" || event.target.closest("input, select, textarea")) return;
  event.preventDefault();
  form?.querySelector("input[type=search]").focus();
});
