// A page of an app that runs in the server: what a person does is sent there, and what changes comes back,
// piece by piece and by identifier; pieces that stay are left as they are. Without this the forms work alone.

/** @import { Patch } from "types/pages.d.ts" */

import { headers } from "./fragments.js";

const page = document.getElementById("live-page");
const lost = document.getElementById("live-lost");
const gone = document.getElementById("live-gone");
const refused = document.getElementById("live-refused");
const base = `/apps/${page.dataset.app}`;
/** @param {string} path */
const address = (path) => (path.startsWith("/?") ? base + path.slice(1) : base + path.replace(/\/$/, ""));

let path = page.dataset.path;
let version = Number(new URL(page.dataset.patches, location.href).searchParams.get("after"));
/** @type {EventSource | null} */
let stream = null;
let isTyping = false;
/**
 * Where the next change of the path leads: a click adds to the history, all else replaces its end.
 * @type {{ kind: string, top?: number } | null}
 */
let going = null;

// Without the session's name, which is only for pages without scripts.
history.replaceState({ path, top: scrollY }, "", address(path));
history.scrollRestoration = "manual";
gone.querySelector("a").href = address(path);

/* What changes */

/** @param {string} html */
function element(html) {
  const template = document.createElement("template");
  template.innerHTML = html;
  return template.content.firstElementChild;
}

/**
 * The input that has the focus stays while somebody types in it, with what stands in it.
 * @param {Element} old
 */
function isHeld(old) {
  const focus = document.activeElement;
  return isTyping && focus?.matches("[data-live-type]") && old.contains(focus);
}

/** @param {Known} fresh */
function put(fresh) {
  const old = document.getElementById(fresh.id);
  if (!old) return;
  const focus = /** @type {Known | null} */ (old.contains(document.activeElement) ? document.activeElement : null);
  const isKept = isHeld(old);
  if (isKept && old !== page.firstElementChild) return;
  // A line that is read aloud must stay the same element.
  if (fresh.matches("[role=status]") && old.matches("[role=status]")) {
    old.innerHTML = fresh.innerHTML;
    return;
  }
  old.replaceWith(fresh);
  const next = focus?.id ? document.getElementById(focus.id) : null;
  next?.focus({ preventScroll: true });
  if (isKept && focus && next) {
    next.value = focus.value;
    next.setSelectionRange(focus.selectionStart, focus.selectionEnd);
  }
}

/** @param {{ list: string, keep: number, drop: number, add: string[] }} one @param {Map<string, Element | null>} fresh */
function order({ list, keep, drop, add }, fresh) {
  const parent = document.getElementById(list);
  if (!parent) return;
  const old = [...parent.children].slice(keep, keep + drop);
  const next = parent.children[keep + drop] ?? null;
  const come = add.map((id) => fresh.get(id) ?? document.getElementById(id)).filter(Boolean);
  const stays = new Set(come);
  for (const child of old) if (!stays.has(child)) child.remove();
  for (const child of come) parent.insertBefore(child, next);
}

/** @param {Patch} one */
function apply({ version: newest, html = [], order: orders = [], path: place, title }) {
  version = newest;
  const fresh = new Map(html.map((/** @type {[string, string]} */ [id, text]) => [id, element(text)]));
  for (const one of orders) order(one, fresh);
  for (const one of fresh.values()) if (one && !one.isConnected) put(/** @type {Known} */ (one));
  document.title = `${title} · ${page.dataset.name} · Focus`;
  if (place !== path) move(place);
  raise();
  watch();
}

/** @param {string} place */
function move(place) {
  path = place;
  page.dataset.path = place;
  gone.querySelector("a").href = address(place);
  const way = going;
  going = null;
  if (way?.kind === "back") {
    scrollTo(0, way.top ?? 0);
  } else if (way?.kind === "open") {
    history.pushState({ path, top: 0 }, "", address(path));
    scrollTo(0, 0);
    // Whoever reads with the ears hears the new page from its head.
    document.getElementById("main").focus({ preventScroll: true });
  } else {
    history.replaceState({ path, top: scrollY }, "", address(path));
  }
}

/* What a person does */

/** @type {Promise<unknown>} */
let turn = Promise.resolve();
/** @type {{ event: string, value: string } | null} */
let typed = null;

/** @param {string} event @param {string} value */
async function tellServer(event, value) {
  const body = new URLSearchParams({ event, value });
  const answer = await fetch(page.dataset.event, { method: "POST", body, headers: headers() });
  const isGone = answer.status === 410;
  refused.hidden = answer.ok || isGone;
  // Whoever wanted to go elsewhere is led there by a new session.
  if (isGone && event === "open") location.assign(address(value));
  else if (isGone) end();
}

/** @param {string} event @param {string} value */
function send(event, value) {
  turn = turn.then(() => tellServer(event, value)).catch(() => (lost.hidden = false));
  return turn;
}

/** @param {HTMLFormElement} form @returns {string} */
const eventOf = (form) => /** @type {HTMLInputElement} */ (form.elements.namedItem("event")).value;

/**
 * Of what is typed while a message is on its way only the last counts.
 * @param {string} event @param {string} value
 */
function sendTyped(event, value) {
  const isWaiting = typed !== null;
  typed = { event, value };
  if (isWaiting) return;
  turn = turn
    .then(() => {
      const { event, value } = /** @type {{ event: string, value: string }} */ (typed);
      typed = null;
      return tellServer(event, value);
    })
    .catch(() => (lost.hidden = false));
}

page.addEventListener("click", (event) => {
  const link = event.target.closest("a[data-live-open]");
  if (!link || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  isTyping = false;
  history.replaceState({ path, top: scrollY }, "");
  going = { kind: "open" };
  send("open", link.dataset.liveOpen);
});

page.addEventListener("submit", (event) => {
  /** @type {HTMLFormElement} */
  const form = event.target.closest("form[data-live-form]");
  if (!form) return;
  event.preventDefault();
  const input = form.querySelector("[data-live-type]");
  isTyping = input !== null;
  going = null;
  const fields = new FormData(form, event.submitter);
  send(`${fields.get("event")}`, `${fields.get("value") ?? ""}`);
  if (fields.get("event") === "clear") document.querySelector("[data-live-type]")?.focus();
});

page.addEventListener("input", ({ target }) => {
  if (!target.matches("[data-live-type]")) return;
  isTyping = true;
  going = null;
  sendTyped(eventOf(target.form), target.value);
});

// A slash goes to the search, Escape clears it.
document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const search = page.querySelector("[data-live-type]");
  if (event.key === "/" && search && !event.target.closest("input, textarea")) {
    event.preventDefault();
    search.focus();
    search.select();
  } else if (event.key === "Escape" && event.target === search && search.value) {
    event.preventDefault();
    search.value = "";
    isTyping = true;
    sendTyped(eventOf(search.form), "");
  }
});

addEventListener("popstate", ({ state }) => {
  if (!state) return;
  isTyping = false;
  going = { kind: "back", top: state.top };
  send("open", state.path);
});

/**
 * What components tell of themselves; of many messages of one kind only the last counts.
 * @type {Map<string, string>}
 */
const told = new Map();

/** @param {Heard<CustomEvent>} one */
function tell({ target, detail }) {
  const { liveTell, liveName } = target.dataset;
  if (!liveTell) return;
  const kind = `${liveTell} ${liveName ?? ""}`;
  const isWaiting = told.has(kind);
  told.set(kind, liveName === undefined ? `${detail}` : `${liveName} ${detail}`);
  if (isWaiting) return;
  turn = turn
    .then(() => {
      const value = told.get(kind);
      told.delete(kind);
      return tellServer(liveTell, value);
    })
    .catch(() => (lost.hidden = false));
}

page.addEventListener("turn", tell);
page.addEventListener("sight", tell);

/* Modals */

/** A dialog that came with a message takes the whole page; without scripts it stands in it. */
function raise() {
  for (const dialog of page.querySelectorAll("dialog[data-live-modal]:not(:modal)")) {
    dialog.open = false;
    dialog.showModal();
  }
}

// Escape is the app's to answer, as its button is. The event does not bubble.
page.addEventListener(
  "cancel",
  (event) => {
    if (!event.target.matches("dialog[data-live-modal]")) return;
    event.preventDefault();
    send(event.target.dataset.liveModal, "");
  },
  true,
);

/* The end of the list */

const sight = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      sight.unobserve(target);
      send("seen", /** @type {Known} */ (target).dataset.liveSeen);
    }
  },
  { rootMargin: "600px" },
);
const watched = new WeakSet();

function watch() {
  for (const mark of page.querySelectorAll("[data-live-seen]")) {
    if (watched.has(mark)) continue;
    watched.add(mark);
    sight.observe(mark);
  }
}

/* The line */

function follow() {
  stream?.close();
  const url = new URL(page.dataset.patches, location.href);
  url.searchParams.set("after", String(version));
  stream = new EventSource(url);
  stream.addEventListener("patch", ({ data }) => apply(JSON.parse(data)));
  stream.addEventListener("gone", end);
  stream.addEventListener("open", () => (lost.hidden = true));
  stream.addEventListener("error", () => {
    lost.hidden = false;
    if (stream?.readyState === EventSource.CLOSED) setTimeout(follow, 5000);
  });
}

/** The session was put away: what is shown stays, and a link shows it anew. */
function end() {
  stream?.close();
  stream = null;
  lost.hidden = true;
  gone.hidden = false;
}

addEventListener("pagehide", () => {
  stream?.close();
  stream = null;
});
addEventListener("pageshow", ({ persisted }) => persisted && follow());

raise();
watch();
follow();
