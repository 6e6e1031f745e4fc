// Focus on a Mac's desktop, by the app Übersicht: save this as focus.jsx in its widgets folder.
// The address holds a key that reads your day and nothing else.

/** @import { Day } from "types/pages.d.ts" */

import { React } from "uebersicht";

const address = "FOCUS_ADDRESS";
const h = React.createElement;

export const command = `curl --silent --max-time 10 '${address}'`;

export const refreshFrequency = 60_000;

export const className = `
  left: 24px;
  top: 24px;
  width: 300px;
  padding: 16px 20px;
  border-radius: 16px;
  background: Canvas;
  color: CanvasText;
  color-scheme: light dark;
  font: 14px/1.5 system-ui;
  h1 { margin: 0; font-size: 20px; }
  ul { margin: 8px 0; padding: 0; list-style: none; }
  .done { text-decoration: line-through; opacity: 0.6; }
  p { margin: 0; }
`;

/** @param {string} output @returns {Day | null} */
function read(output) {
  try {
    const data = JSON.parse(output);
    return data.schemaVersion === undefined ? null : data;
  } catch {
    return null;
  }
}

/** @param {{ output: string, error?: unknown }} one */
export const render = ({ output, error }) => {
  const data = error ? null : read(output);
  if (data === null) return h("p", null, "Focus does not run. Start it: focus serve");
  const title = data.currentDay === 0 ? data.planTitle || "No plan yet" : `Day ${data.currentDay} of ${data.totalDays}`;
  const isDone = data.totalToday > 0 && data.completedToday >= data.totalToday;
  const rows = isDone ? data.tomorrow : data.problems;
  return h(
    "div",
    null,
    h("h1", null, title),
    h("p", null, isDone ? "All done for today" : `${data.completedToday} of ${data.totalToday} done`),
    isDone && rows.length > 0 ? h("p", null, "Tomorrow") : null,
    h(
      "ul",
      null,
      ...rows.slice(0, 8).map((problem) => h("li", { key: problem.slug, className: problem.isCompleted ? "done" : "" }, problem.title)),
    ),
    h("p", null, `${data.streak === 1 ? "1 day" : `${data.streak} days`} · ${data.reviewsDue} reviews due`),
  );
};
