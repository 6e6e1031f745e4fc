// The variables of the chosen frame: old → new, unchanged ones faded; each can be pinned, hidden or opened.

import { iconButton, keyed, make, setAttribute, setText } from "./dom.js";
import { refOf, short } from "./values.js";

const [headHeight, rowHeight] = [30, 30];

const isChanged = (slot, objects) => slot.changed || slot.changes.length > 0 || Boolean(objects.get(refOf(slot.value))?.changed);

export function makeVariables(player, choices) {
  const body = make("ul.journey-values");
  const title = make("span");
  const hidden = make("button.link", {
    type: "button", click: () => {
      choices.set("showHidden", !choices.get("showHidden", false));
      update();
    },
  });
  const element = make("section.journey-panel.journey-variables", { "aria-label": "Variables" },
    make("h3", {}, "Variables ", title), body, hidden);

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
    const item = make("li", {}, name, make("span.journey-value", {}, old, arrow, now), tools);
    item.parts = { name, old, arrow, now, back, on, pin, hide };
    const of = () => item.dataset.name;
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

  function change(list, name) {
    choices.toggle(list, name);
    update();
  }

  function update() {
    const { objects } = player.moment;
    const { frame } = player;
    const slots = (frame ? player.moment.slotsOf(frame) : []).filter((slot) => !(slot.name === "self" && isBare(slot, objects)));
    const isHidden = (slot) => choices.has("hidden", slot.name);
    const isShown = choices.get("showHidden", false);
    const count = slots.filter(isHidden).length;
    const list = slots.filter((slot) => isShown || !isHidden(slot));
    list.sort((a, b) => choices.has("pinned", b.name) - choices.has("pinned", a.name));
    setText(title, frame ? `of ${frame.name || "the program"}` : "");
    hidden.hidden = count === 0;
    setText(hidden, isShown ? "Hide the hidden ones" : `Show ${count} hidden`);
    keyed(body, list, ({ id }) => id, create, (item, slot) => fill(item, slot, objects));
    reveal(list.findIndex((slot) => isChanged(slot, objects)));
    setAttribute(body, "data-empty", list.length === 0 ? "Nothing has a value yet." : null);
  }

  let [scrolled, height] = [0, 0];
  new ResizeObserver(() => (height = element.clientHeight)).observe(element);
  element.addEventListener("scroll", () => (scrolled = element.scrollTop), { passive: true });

  /** Brings the first variable that changed into sight, by what was measured before: asking now would cost a layout. */
  function reveal(place) {
    if (place < 0 || !height) return;
    const bottom = headHeight + (place + 1) * rowHeight;
    if (bottom - rowHeight < scrolled) element.scrollTop = scrolled = bottom - rowHeight - headHeight;
    else if (bottom + 8 > scrolled + height) element.scrollTop = scrolled = bottom + 8 - height;
  }

  function fill(item, slot, objects) {
    const { name, old, arrow, now, back, on, pin, hide } = item.parts;
    item.variable = slot;
    const isOpened = choices.has("opened", slot.name);
    const limit = isOpened ? 4000 : 90;
    const hasOld = slot.changed && slot.old !== undefined && slot.changes.length === 0;
    if (item.dataset.name !== slot.name) {
      item.dataset.name = slot.name;
      for (const [button, word] of [[back, "Previous change of"], [on, "Next change of"], [pin, "Pin"], [hide, "Hide"]]) {
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
    setText(old, hasOld ? short(slot.old, 40, objects) : "");
    setText(now, short(slot.value, limit, objects));
    const isPinned = choices.has("pinned", slot.name);
    setAttribute(pin, "aria-pressed", String(isPinned));
    setAttribute(hide, "aria-pressed", String(choices.has("hidden", slot.name)));
    item.classList.toggle("pinned", isPinned);
  }

  /** Puts the chosen variable on a list, or takes it off. */
  function toggle(list) {
    if (!player.chosenName) return player.say("Choose a variable first: click its name, or press V.");
    change(list, player.chosenName);
  }

  return { element, update, toggle };
}

/** `self` of a class without fields says nothing. */
function isBare(slot, objects) {
  const object = objects.get(refOf(slot.value));
  return Boolean(object) && object.kind === "class" && (object.value?.items?.length ?? 0) === 0;
}
