// Small helpers over the document: everything of a trace goes in as text or attribute, never as markup.

/** @import { Made } from "types/journey.d.ts" */

const svgSpace = "http://www.w3.org/2000/svg";

/**
 * Makes an element: `make("button.quiet", { type: "button" }, "Next")`.
 * @template {string} N
 * @param {N} name @param {{ [name: string]: any }} [attributes] @param {(Node | string | null | undefined)[]} children
 * @returns {Made<N>}
 */
export function make(name, attributes = {}, ...children) {
  const [tag, ...classes] = name.split(".");
  const element = document.createElement(tag);
  if (classes.length) element.className = classes.join(" ");
  for (const [key, value] of Object.entries(attributes)) {
    if (typeof value === "function") element.addEventListener(key, value);
    else if (value === true) element.setAttribute(key, "");
    else if (value !== null && value !== undefined && value !== false) element.setAttribute(key, value);
  }
  element.append(...children.filter((child) => child !== null && child !== undefined));
  return /** @type {Made<N>} */ (/** @type {unknown} */ (element));
}

/** @param {string} tag @param {{ [name: string]: string | number | undefined }} [attributes] */
export function makeShape(tag, attributes = {}) {
  const element = document.createElementNS(svgSpace, tag);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
}

/**
 * Writes a text only when it differs: an untouched node costs the browser nothing.
 * @param {Node | null} node @param {string} text
 */
export function setText(node, text) {
  const element = /** @type {Node} */ (node);
  if (element.firstChild?.nodeValue !== text || element.childNodes.length !== 1) {
    element.textContent = text;
  }
}

/** @param {Element} element @param {string} name @param {unknown} value */
export function setAttribute(element, name, value) {
  if (value === null || value === undefined || value === false) {
    if (element.hasAttribute(name)) element.removeAttribute(name);
  } else {
    const text = value === true ? "" : String(value);
    if (element.getAttribute(name) !== text) element.setAttribute(name, text);
  }
}

/**
 * Brings the children of an element in line with a list, keeping the element of each key.
 * `create(item)` makes one, `update(element, item)` fills it.
 * @template T
 * @template {Element} E
 * @param {Element & { keyedChildren?: Map<unknown, any> }} parent @param {T[]} items @param {(item: T) => unknown} keyOf
 * @param {(item: T) => E} create @param {(element: E, item: T) => unknown} update
 */
export function keyed(parent, items, keyOf, create, update) {
  const known = (parent.keyedChildren ??= new Map());
  const wanted = new Map();
  for (const item of items) {
    const key = keyOf(item);
    if (!wanted.has(key)) wanted.set(key, item);
  }
  // Leavers go first: moving the others past them would end their transitions.
  for (const [key, element] of known) {
    if (wanted.has(key)) continue;
    known.delete(key);
    element.remove();
  }
  let place = /** @type {ChildNode} */ (parent.firstChild);
  for (const [key, item] of wanted) {
    let element = known.get(key);
    if (!element) known.set(key, (element = create(item)));
    if (element === place) place = /** @type {ChildNode} */ (place.nextSibling);
    else parent.insertBefore(element, place);
    update(element, item);
  }
}

/**
 * Keys stay with the player when what had the focus goes: a button that takes its own row away, a panel that closes, a figure
 * that is gone with its call. Gives what is to be called after the player has changed.
 * @param {HTMLElement} root
 */
export function keepFocus(root) {
  let isInside = false;
  const regain = () => {
    const { activeElement } = document;
    const isLost = !activeElement || activeElement === document.body || (root.contains(activeElement) && activeElement.closest("[hidden]"));
    if (isInside && isLost) root.focus({ preventScroll: true });
  };
  root.tabIndex = -1;
  root.addEventListener("focusin", () => (isInside = true));
  root.addEventListener(
    "focusout",
    ({ relatedTarget }) => (isInside &&= !relatedTarget || root.contains(/** @type {Node} */ (relatedTarget))),
  );
  // Nothing has the focus now: either it was taken from what went, or the learner has pressed elsewhere.
  /** @param {Heard<PointerEvent>} one */
  const pressed = ({ target }) => {
    isInside &&= root.contains(target);
    if (!root.isConnected) document.removeEventListener("pointerdown", pressed, true);
  };
  document.addEventListener("pointerdown", pressed, true);
  root.addEventListener("click", ({ target, detail }) => {
    isInside = true;
    // A small button that was clicked is done with: the next press of Space is meant for the player.
    if (detail && target.closest?.("figcaption button, .journey-tools button")) root.focus({ preventScroll: true });
    else regain();
  });
  return regain;
}

/**
 * Calls back when light and dark change places; the function that it gives ends that.
 * @param {() => void} listener
 */
export function onThemeChange(listener) {
  const query = matchMedia("(prefers-color-scheme: dark)");
  const observer = new MutationObserver(listener);
  query.addEventListener("change", listener);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ["data-theme"] });
  return () => {
    query.removeEventListener("change", listener);
    observer.disconnect();
  };
}

/** @type {{ [name: string]: string }} */
const paths = {
  first: "M5 5v10M15 5l-7 5 7 5z",
  previous: "M13 5l-7 5 7 5z",
  next: "M7 5l7 5-7 5z",
  last: "M15 5v10M5 5l7 5-7 5z",
  play: "M6 4l10 6-10 6z",
  pause: "M7 4v12M13 4v12",
  overBack: "M16 13a6 6 0 0 0-11-3M4 5v5h5M10 15h.01",
  over: "M4 13a6 6 0 0 1 11-3M16 5v5h-5M10 15h.01",
  outBack: "M10 16V5M6 9l4-4 4 4M4 3h12",
  out: "M10 15V4M6 8l4-4 4 4M4 17h12",
  values: "M4 7h12M4 12h12",
  quiz: "M10 3a5 5 0 0 1 3 9c-.7.6-1 1-1 2H8c0-1-.3-1.4-1-2a5 5 0 0 1 3-9M8 17h4",
  help: "M7.5 7.5a2.5 2.5 0 1 1 3.6 2.2c-.8.4-1.1.9-1.1 1.8M10 14.5h.01",
  pin: "M7 4h6l-1 5 3 3H5l3-3zM10 12v5",
  hide: "M3 10s2.5-4.5 7-4.5S17 10 17 10s-2.5 4.5-7 4.5S3 10 3 10M4 4l12 12",
  wrap: "M4 6h12M4 10h9a2.5 2.5 0 0 1 0 5h-3m2-2-2 2 2 2",
  share: "M8 12l4-4M9 6l1.5-1.5a3.2 3.2 0 0 1 4.5 4.5L13.500 10.500M11 14l-1.5 1.5A3.2 3.2 0 0 1 5 11l1.500-1.500",
  picture: "M4 5h12v10H4zM4 13l4-4 3 3 2-2 3 3",
  fold: "M5 8l5 5 5-5",
  stop: "M6 6h8v8H6z",
  more: "M5 10h.01M10 10h.01M15 10h.01",
  tidy: "M4 6h5v4H4zM11 10h5v4h-5zM9 8h2v4",
};

/** @param {string} name */
export function icon(name) {
  const shape = makeShape("svg", { class: "icon", viewBox: "0 0 20 20", "aria-hidden": "true" });
  shape.append(makeShape("path", { d: paths[name] }));
  return shape;
}

/**
 * A button with an icon and a name that is read and shown on hovering.
 * @param {string} name @param {string} label @param {string} keys @param {((event: Event) => void) | null} action
 */
export function iconButton(name, label, keys, action) {
  return make(
    "button.icon-button",
    {
      type: "button",
      "aria-label": label,
      title: keys ? `${label} (${keys})` : label,
      click: action,
    },
    icon(name),
  );
}
