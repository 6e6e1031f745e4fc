// The menu in a figure's caption: which of the pictures that fit is drawn. The choice is kept for things of that name.

/** @import { Choices, Kept } from "types/journey.d.ts" */

import { keyed, make, setAttribute } from "./dom.js";

/** @type {{ [picture: string]: string }} */
const labels = {
  board: "Chessboard",
  card: "Fields",
  cells: "Cells",
  chain: "Linked list",
  chips: "Members",
  forest: "Forest",
  graph: "Graph",
  grid: "Grid",
  heap: "Heap",
  line: "Number line",
  queue: "Queue",
  ranges: "Tree of ranges",
  stack: "Stack",
  table: "Table",
  tree: "Tree",
  trie: "Trie",
};

/** @param {string} name */
const lastPart = (name) => name.split(".").at(-1);

/**
 * The picture that was chosen for one of these names.
 * @param {Choices} choices @param {string[]} names
 */
export function chosenPicture(choices, names) {
  const pictures = choices.get("pictures", {});
  return names.map((name) => pictures[lastPart(name)]).find(Boolean);
}

/** @param {Choices} choices @param {() => void} changed */
export function makeMenu(choices, changed) {
  return make("select.journey-picture", {
    /** @param {{ target: Kept }} one */
    change: ({ target }) => {
      choices.set("pictures", { ...choices.get("pictures", {}), [target.figureName]: target.value });
      // Left where it is, the menu would take the arrow keys of the player.
      target.closest(".journey")?.focus({ preventScroll: true });
      changed();
    },
  });
}

/** @param {Kept} menu @param {{ names: string[], picture: string, pictures?: string[] }} other */
export function fillMenu(menu, { names, picture, pictures = [] }) {
  menu.hidden = pictures.length < 2;
  if (menu.hidden) return;
  menu.figureName = lastPart(names[0]);
  setAttribute(menu, "aria-label", `Picture of ${names[0]}`);
  setAttribute(menu, "title", `Drawn as: ${labels[picture] ?? picture}`);
  keyed(
    menu,
    pictures,
    (name) => name,
    (name) => make("option", { value: name }, labels[name] ?? name),
    () => {},
  );
  menu.value = picture;
}
