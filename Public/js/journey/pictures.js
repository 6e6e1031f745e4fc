// Of the pictures that fit a value the chosen one, or the likeliest.

/** @import { Pictured } from "types/journey.d.ts" */

/**
 * The chosen picture, else the first one that can be drawn; with the names of all that fit, for the menu.
 * @param {Pictured[]} pictures @param {string | undefined} choice @returns {any}
 */
export function firstOf(pictures, choice) {
  const wanted = pictures.find(({ name }) => name === choice);
  for (const { name, draw } of wanted ? [wanted, ...pictures] : pictures) {
    const made = draw();
    if (made) return { ...made, picture: name, pictures: [...new Set(pictures.map((each) => each.name))] };
  }
  return null;
}
