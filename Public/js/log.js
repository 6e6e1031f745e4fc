// The log: filters without a new page, entries as they come, and copying what is shown.

import { fieldsOf, get, swap } from "./fragments.js";

const form = document.getElementById("log-filters");
const shown = 500;
/** @type {EventSource | null} */
let events = null;
let isFollowing = false;
/** @type {AbortController | null} */
let asking = null;

const section = () => document.getElementById("log");

function prepare() {
  const follow = section().querySelector("[data-follow]");
  follow.closest("label").hidden = false;
  follow.checked = isFollowing;
  section().querySelector("[data-copy]").hidden = !navigator.clipboard;
  events?.close();
  events = isFollowing ? listen() : null;
}

function listen() {
  const newest = document.querySelector("#entries > li")?.id.replace("entry-", "") ?? "0";
  const address = new URL(section().dataset.events, location.href);
  if (Number(newest) > 0) address.searchParams.set("after", newest);
  const stream = new EventSource(address);
  stream.addEventListener("entry", ({ data }) => {
    section().querySelector("[data-empty]")?.remove();
    swap(data);
    const entries = document.querySelectorAll("#entries > li");
    for (const old of [...entries].slice(shown)) old.remove();
    const count = Math.min(entries.length, shown);
    document.getElementById("log-tally").textContent = `${count} ${count === 1 ? "entry" : "entries"}`;
  });
  return stream;
}

async function narrow() {
  asking?.abort();
  asking = new AbortController();
  const fields = [...fieldsOf(form)].filter(([name, value]) => value && !(name === "level" && value === "debug"));
  const query = new URLSearchParams(fields).toString();
  const address = form.getAttribute("action") + (query && `?${query}`);
  try {
    await get(address, asking.signal);
    history.replaceState(null, "", address);
  } catch (error) {
    if (error.name !== "AbortError") location.assign(address);
  }
}

form.addEventListener("input", narrow);
form.addEventListener("submit", (event) => {
  event.preventDefault();
  narrow();
});

document.addEventListener("change", (event) => {
  if (!event.target.matches("[data-follow]")) return;
  isFollowing = event.target.checked;
  prepare();
});

document.addEventListener("click", async (event) => {
  if (!event.target.closest?.("[data-copy]")) return;
  const lines = [...document.querySelectorAll("#entries > li")].map((entry) => entry.dataset.line).reverse();
  const said = section().querySelector("[data-copied]");
  try {
    await navigator.clipboard.writeText(`${lines.join("\n")}\n`);
    said.textContent = lines.length === 1 ? "1 entry copied." : `${lines.length} entries copied.`;
  } catch {
    said.textContent = "The browser did not allow it: select the entries and copy them.";
  }
});

document.addEventListener("swap", (event) => {
  if (event.target.id === "log") prepare();
});
prepare();
