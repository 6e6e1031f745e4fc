// How much room a text takes, without asking the page: the drawings use one width for every letter.

const character = 8.5;

/** @param {string} text @param {number} [size] */
export const textWidth = (text, size = 14) =>
  [...text].reduce((sum, letter) => sum + (letter.codePointAt(0) > 0x2e7f ? 2 : 1), 0) * character * (size / 14);
