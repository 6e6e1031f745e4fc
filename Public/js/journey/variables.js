// The variables of the chosen frame that no figure shows: old → new, unchanged ones faded; each can be pinned, hidden or opened.

/** @import { Choices, Kept, ObjectsById, Player, SlotView } from "types/journey.d.ts" */

import { iconButton, keyed, make, setAttribute, setText } from "./dom.js";
import { scrollFor } from "./arrange.js";
import { isScalar, isText, refOf, short } from "./values.js";

const rowHeight = 30;
/** Below this width the output stands below the player (journey.css). */
const narrow = 860;
const [leastWidth, columnGap] = [168, 8];

/** @param {SlotView} slot @param {ObjectsById} objects */
const isChanged = (slot, objects) => slot.changed || slot.changes.length > 0 || Boolean(objects.get(refOf(slot.value))?.changed);

/**
 * `isDrawn(name)`: whether a figure shows what a name of the innermost calls stands for.
 * @param {Player} player @param {Choices} choices @param {(name: string) => boolean} [isDrawn]
 */
export function makeVariables(player, choices, isDrawn = () => false) {
  const body = make("ul.journey-values");
  const title = make("span");
  const hidden = make("button.link", {
    type: "button",
    click: () => {
      choices.set("showHidden", !choices.get("showHidden", false));
      update();
    },
  });
  const element = make(
    "section.journey-panel.journey-variables",
    { "aria-label": "Variables" },
    make("h3", {}, "Variables ", title),
    body,
    hidden,
  );

  function create() {
    const name = make("button.journey-variable", { type: "button" });
    const old = make("s");
    const arrow = make("span.journey-arrow", { "aria-label": "became" }, "→");
    const now = make("span.journey-now");
    const pin = iconButton("pin", "Pin", "", null);
    const hide = iconButton("hide", "Hide", "", null);
    const back = make("button.icon-button", { type: "button", title: "Previous change", "aria-label": "Previous change" }, "‹");
    const on = make("button.icon-button", { type: "button", title: "Next change", "aria-label": "Next change" }, "›");
    const tools = make("span.journey-tools", {}, back, on, pin, hide);
    /** @type {Kept} */
    const item = make("li", {}, name, make("span.journey-value", {}, old, arrow, now), tools);
    item.parts = { name, old, arrow, now, back, on, pin, hide };
    const of = () => item.dataset.name ?? "";
    name.addEventListener("click", () => {
      player.chosenName = player.chosenName === of() ? null : of();
      player.tell();
    });
    item.querySelector(".journey-value").addEventListener("click", () => change("opened", of()));
    pin.addEventListener("click", () => change("pinned", of()));
    hide.addEventListener("click", () => change("hidden", of()));
    back.addEventListener("click", () => player.change(-1, of()));
    on.addEventListener("click", () => player.change(1, of()));
    return item;
  }

  /** What the step has printed. */
  const createPrinted = () =>
    make("li.changed.printed", {}, make("span.journey-variable", {}, "printed"), make("span.journey-value", {}, make("span.journey-now")));

  /** @param {string} list @param {string} name */
  function change(list, name) {
    choices.toggle(list, name);
    update();
  }

  function update() {
    const { objects } = player.moment;
    const { frame } = player;
    const slots = (frame ? player.moment.slotsOf(frame) : []).filter((slot) => !(slot.name === "self" && isBare(slot, objects)));
    /** @param {SlotView} slot */
    const isHidden = (slot) => choices.has("hidden", slot.name);
    const isShown = choices.get("showHidden", false);
    const count = slots.filter(isHidden).length;
    const inSight = player.moment.sight.includes(frame);
    /** @param {SlotView} one */
    const isAbove = ({ name, value }) =>
      inSight && isDrawn(name) && (!isScalar(value) || isText(value)) && !choices.has("pinned", name) && player.chosenName !== name;
    const list = slots.filter((slot) => isShown || (!isHidden(slot) && !isAbove(slot)));
    const drawn = isShown ? 0 : slots.filter((slot) => !isHidden(slot) && isAbove(slot)).length;
    list.sort((a, b) => choices.has("pinned", b.name) - choices.has("pinned", a.name));
    setText(
      title,
      frame ? `of ${frame.name || "the program"}${drawn ? `, beside the ${drawn} that ${drawn === 1 ? "is" : "are"} drawn` : ""}` : "",
    );
    hidden.hidden = count === 0;
    setText(hidden, isShown ? "Hide the hidden ones" : `Show ${count} hidden`);
    const printed = player.moment.state.events
      .filter(({ kind }) => kind === "output")
      .map(({ text }) => text)
      .join("");
    /** @type {any[]} */
    const all = printed ? [...list, { printed }] : list;
    keyed(
      body,
      all,
      ({ id, printed: text }) => (text ? "printed" : id),
      (slot) => (slot.printed ? createPrinted() : create()),
      (item, slot) =>
        slot.printed ? setText(/** @type {Element} */ (item.lastChild).firstChild, slot.printed.trimEnd()) : fill(item, slot, objects),
    );
    const seen = isSmall ? all : list;
    reveal(
      seen.flatMap((slot, place) => (slot.printed || isChanged(slot, objects) ? [place] : [])),
      seen,
    );
    setAttribute(body, "data-empty", all.length ? null : drawn ? "All of them are drawn." : "Nothing has a value yet.");
  }

  let [scrolled, height, columns, isSmall] = [0, 0, 1, false];
  new ResizeObserver(([{ contentRect }]) => {
    height = contentRect.height;
    isSmall = element.closest(".journey").clientWidth < narrow;
    columns = Math.max(1, Math.floor((contentRect.width + columnGap) / (leastWidth + columnGap)));
  }).observe(body);
  body.addEventListener("scroll", () => (scrolled = body.scrollTop), { passive: true });

  /**
   * Brings the variables that changed into sight, by what was measured before: asking now would cost a layout.
   * @param {number[]} places @param {SlotView[]} list
   */
  function reveal(places, list) {
    if (!height) return;
    // An opened one takes rows of its own: then the page has to be asked.
    if (list.some((slot) => choices.has("opened", slot.name))) return body.children[places[0]]?.scrollIntoView({ block: "nearest" });
    const whole = Math.ceil(list.length / columns) * rowHeight;
    const rows = places.map((place) => Math.floor(place / columns) * rowHeight);
    const wanted = rows.length ? scrollFor([Math.min(...rows), Math.max(...rows) + rowHeight], { whole, seen: height, margin: 0 }) : 0;
    if (wanted !== scrolled) body.scrollTop = scrolled = wanted;
  }

  /** @param {Kept} item @param {SlotView} slot @param {ObjectsById} objects */
  function fill(item, slot, objects) {
    const { name, old, arrow, now, back, on, pin, hide } = item.parts;
    item.variable = slot;
    const isOpened = choices.has("opened", slot.name);
    const limit = isOpened ? 4000 : 90;
    const isRebound = slot.changed && slot.old !== undefined && slot.changes.length === 0;
    const was = isRebound ? short(slot.old, 40, objects) : "";
    // One that was set to what it was has become nothing.
    const hasOld = isRebound && was !== short(slot.value, 40, objects);
    if (item.dataset.name !== slot.name) {
      item.dataset.name = slot.name;
      for (const [button, word] of [
        [back, "Previous change of"],
        [on, "Next change of"],
        [pin, "Pin"],
        [hide, "Hide"],
      ]) {
        setAttribute(button, "aria-label", `${word} ${slot.name}`);
      }
    }
    item.classList.toggle("changed", isChanged(slot, objects));
    item.classList.toggle("opened", isOpened);
    item.classList.toggle("chosen", player.chosenName === slot.name);
    setText(name, slot.name);
    setAttribute(name, "title", slot.type || null);
    setAttribute(name, "aria-pressed", String(player.chosenName === slot.name));
    old.hidden = arrow.hidden = !hasOld;
    setText(old, hasOld ? was : "");
    setText(now, short(slot.value, limit, objects));
    const isPinned = choices.has("pinned", slot.name);
    setAttribute(pin, "aria-pressed", String(isPinned));
    setAttribute(hide, "aria-pressed", String(choices.has("hidden", slot.name)));
    item.classList.toggle("pinned", isPinned);
  }

  /**
   * Puts the chosen variable on a list, or takes it off.
   * @param {string} list
   */
  function toggle(list) {
    if (!player.chosenName) return player.say("Choose a variable first: click its name, or press V.");
    change(list, player.chosenName);
  }

  return { element, update, toggle };
}

/**
 * `self` of a class without fields says nothing.
 * @param {SlotView} slot @param {ObjectsById} objects
 */
function isBare(slot, objects) {
  const object = objects.get(refOf(slot.value));
  return Boolean(object) && object.kind === "class" && (object.value?.items?.length ?? 0) === 0;
}
