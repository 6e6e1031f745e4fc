// Buttons of the player, the step field, the speed, conditions to run to. Every one has a key (keys.js).

/** @import { Action, Panel, Player } from "types/journey.d.ts" */

import { icon, iconButton, keyed, make, setAttribute, setText } from "./dom.js";
import { examplesFor } from "./examples.js";
import { readCondition } from "./hunt.js";
import { speeds } from "./playback.js";

/** @param {Player} player @param {Panel} ruler @param {Action[]} actions */
export function makeControls(player, ruler, actions) {
  const play = iconButton("play", "Play", "Space", () => player.playback.toggle());
  const field = make("input.journey-step", {
    type: "text",
    inputmode: "numeric",
    "aria-label": "Go to step",
    autocomplete: "off",
    change: () => jump(),
    /** @param {KeyboardEvent} event */
    keydown: (event) => event.key === "Enter" && jump(),
    blur: () => (field.value = String(player.numberOf())),
  });
  field.style.setProperty("--digits", String(String(player.end).length));
  const total = make("span", {}, `of ${player.end.toLocaleString("en")}`);
  const speed = make(
    "select.journey-speed",
    { "aria-label": "Speed, steps a second", title: "Steps a second", change: () => player.playback.setSpeed(Number(speed.value)) },
    ...speeds.map((value) => make("option", { value: String(value), selected: value === player.playback.speed }, `${value}/s`)),
  );
  /** @param {string} label @param {...HTMLElement} buttons */
  const group = (label, ...buttons) => make("div.journey-group", { role: "group", "aria-label": label }, ...buttons);
  /** @param {string} label @param {...HTMLElement} buttons */
  const aside = (label, ...buttons) => {
    const made = group(label, ...buttons);
    made.classList.add("journey-aside");
    return made;
  };
  const more = iconButton("more", "More controls", "", () => setAttribute(more, "aria-expanded", String(bar.classList.toggle("open"))));
  more.classList.add("journey-more");
  more.setAttribute("aria-expanded", "false");
  const watchField = make("input.journey-watch", {
    type: "text",
    "aria-label": "Stop when",
    placeholder: "Stop when…",
    autocomplete: "off",
    spellcheck: "false",
  });
  const watchForm = make("form.journey-watches", {
    /** @param {Event} event */
    submit: (event) => {
      event.preventDefault();
      addWatch();
    },
  });
  const watches = make("span.journey-chips");
  const notice = make("p.journey-notice", { role: "status" });
  // Two or three that suit this program, to be taken with one click.
  const examples = make(
    "span.journey-examples",
    {},
    ...examplesFor(player.trace, player.source).map((text) =>
      make(
        "button.link",
        {
          type: "button",
          title: "Stop when this holds",
          click: () => {
            watchField.value = text;
            if (addWatch()) player.run(1);
          },
        },
        make("code", {}, text),
      ),
    ),
  );
  if (examples.firstChild) examples.prepend("such as ");
  watchForm.append(
    watchField,
    make(
      "button",
      { type: "button", title: "Run back to a breakpoint or condition (Shift+C)", click: () => addWatch() && player.run(-1) },
      "‹ Back",
    ),
    make("button", { type: "button", title: "Run on to a breakpoint or condition (C)", click: () => addWatch() && player.run(1) }, "Run ›"),
    watches,
    examples,
  );

  const bar = make(
    "div.journey-bar",
    {},
    group(
      "Move",
      iconButton("first", "First step", "Home", player.first),
      iconButton("previous", "Previous step", "←", player.previous),
      play,
      iconButton("next", "Next step", "→", player.next),
      iconButton("last", "Last step", "End", player.last),
    ),
    aside(
      "Calls",
      iconButton("overBack", "Step over, back", "↑", () => player.over(-1)),
      iconButton("over", "Step over", "↓", () => player.over(1)),
      iconButton("outBack", "Step out, back", "Shift+O", () => player.out(-1)),
      iconButton("out", "Step out", "O", () => player.out(1)),
    ),
    make("label.journey-place", {}, make("span", {}, "Step"), field, total),
    more,
    speed,
    aside("More", ...actions.map(({ name, label, keys, act }) => iconButton(name, label, keys, act))),
  );
  const element = make("div.journey-controls", {}, ruler.element, bar, notice);

  function jump() {
    const text = field.value.trim();
    if (text !== "" && text !== String(player.numberOf())) player.goToText(text);
    field.value = String(player.numberOf());
  }

  function addWatch() {
    const text = watchField.value.trim();
    if (text && !player.watches.includes(text)) {
      try {
        readCondition(text);
      } catch (error) {
        player.say(error.message);
        return false;
      }
      player.watches.push(text);
    }
    watchField.value = "";
    player.tell();
    return true;
  }

  function update() {
    if (document.activeElement !== field) field.value = String(player.numberOf());
    const name = player.playback.isPlaying ? "pause" : "play";
    if (play.dataset.icon !== name) {
      play.dataset.icon = name;
      play.replaceChildren(icon(name));
      setAttribute(play, "aria-label", player.playback.isPlaying ? "Pause" : "Play");
    }
    if (Number(speed.value) !== player.playback.speed) speed.value = String(player.playback.speed);
    setText(notice, player.notice);
    notice.hidden = !player.notice;
    examples.hidden = player.watches.length > 0 || !examples.firstChild;
    keyed(
      watches,
      player.watches,
      (text) => text,
      (text) =>
        make(
          "button.journey-chip",
          {
            type: "button",
            title: "Remove this condition",
            click: () => {
              player.watches = player.watches.filter((each) => each !== text);
              player.tell();
            },
          },
          make("code", {}, text),
          " ×",
        ),
      () => {},
    );
    ruler.update?.();
  }

  return { element, update, watchForm, field, watchField };
}
