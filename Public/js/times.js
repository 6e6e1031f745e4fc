// Writes moments in the learner's own zone and language.

const format = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "short" });
const formatToday = new Intl.DateTimeFormat(undefined, { timeStyle: "short" });

/** @param {ParentNode} root */
function write(root) {
  for (const element of root.querySelectorAll("time[datetime]")) {
    const moment = new Date(element.dateTime);
    if (Number.isNaN(moment.valueOf())) continue;
    const isToday = moment.toDateString() === new Date().toDateString();
    element.textContent = (isToday ? formatToday : format).format(moment);
    element.title = format.format(moment);
  }
}

write(document);
document.addEventListener("swap", (event) => write(event.target));
