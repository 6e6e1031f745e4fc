// Focus on an iPhone's home screen, by the app Scriptable: paste this into a new script, then add a
// Scriptable widget that runs it. The address holds a key that reads your day and nothing else.

/** @import { Day } from "types/pages.d.ts" */

const address = "FOCUS_ADDRESS";
const files = FileManager.local();
const kept = files.joinPath(files.cacheDirectory(), "focus-widget.json");

async function load() {
  try {
    const request = new Request(address);
    request.timeoutInterval = 10;
    const data = await request.loadJSON();
    if (data.schemaVersion === undefined) throw new Error("no data");
    files.writeString(kept, JSON.stringify(data));
    return { data, isFresh: true };
  } catch {
    // The system decides when to look again, and the server may be out of reach then.
    if (!files.fileExists(kept)) return { data: null, isFresh: false };
    return { data: JSON.parse(files.readString(kept)), isFresh: false };
  }
}

/** @param {Day} data */
function headline(data) {
  if (data.currentDay === 0) return data.planTitle || "No plan yet";
  return `Day ${data.currentDay} of ${data.totalDays}`;
}

/** @param {{ data: Day | null, isFresh: boolean }} one */
function draw({ data, isFresh }) {
  const widget = new ListWidget();
  widget.url = address.split("/widget.json")[0];
  if (data === null) {
    widget.addText("Focus cannot be reached, and was not before. Is it served to your network?");
    return widget;
  }
  widget.addText(headline(data)).font = Font.boldSystemFont(16);
  widget.addText(`${data.completedToday} of ${data.totalToday} done`).font = Font.systemFont(13);
  widget.addSpacer(6);
  const isDone = data.totalToday > 0 && data.completedToday >= data.totalToday;
  const rows = isDone ? data.tomorrow : data.problems.filter((problem) => !problem.isCompleted);
  if (isDone && rows.length > 0) widget.addText("Tomorrow").font = Font.semiboldSystemFont(11);
  for (const problem of rows.slice(0, 4)) {
    const line = widget.addText(problem.title);
    line.font = Font.systemFont(12);
    line.lineLimit = 1;
  }
  widget.addSpacer();
  const days = data.streak === 1 ? "1 day" : `${data.streak} days`;
  const note = isFresh ? "" : " · not connected";
  widget.addText(`${days} · ${data.reviewsDue} due${note}`).font = Font.systemFont(11);
  return widget;
}

const widget = draw(await load());
if (config.runsInWidget) Script.setWidget(widget);
else await widget.presentSmall();
Script.complete();
