// Gives the parser's tags our own classes, so that the stylesheet alone knows colours.
// The bundle exports no tags: they are taken from its own styles, where each kind has one colour.

/** @import { CodeMirror } from "types/pages.d.ts" */

/** @type {{ [colour: string]: string }} */
const kinds = {
  "#708": "keyword",
  "#219": "number",
  "#164": "number",
  "#a11": "string",
  "#e40": "string",
  "#085": "type",
  "#167": "type",
  "#256": "type",
  "#940": "comment",
  "#f00": "invalid",
};

/** @param {CodeMirror} cm */
export function colours(cm) {
  const specs = cm.defaultHighlightStyle.specs
    .filter((spec) => kinds[spec.color])
    .map((spec) => ({ tag: spec.tag, class: `code-${kinds[spec.color]}` }));
  return cm.syntaxHighlighting(cm.HighlightStyle.define(specs));
}
