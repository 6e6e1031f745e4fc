// One line for what the statement before a step did: what changed, how a condition came out, where a loop ended.

const longest = 60;
const cut = (text) => (text.length > longest ? `${text.slice(0, longest - 1)}…` : text);

/** The line that ran before the step; 0 at the beginning, or while it is not known yet. */
export function ranLine(player) {
  const { census, step } = player;
  return step > 0 && census && census.done >= step ? census.lines[step - 1] : 0;
}

export function narrationOf(player) {
  const { moment: { state }, trace, step } = player;
  const said = trace.narrate(state);
  if (step === 0) return said || "The program begins";
  const line = ranLine(player);
  const test = player.source.tests.get(line);
  if (test) {
    if (/condition is \S+/.test(said)) return said.replace("condition is", `${cut(test.text)} is`);
    const outcome = outcomeOf(player, test);
    // Of a bare name `is true` would say too much: a list is not true, it only counts as that.
    const isBare = /^(?:not\s+|!)?[\w.]+$/.test(test.text);
    const words = isBare ? (outcome ? "holds" : "does not hold") : `is ${spell(outcome, player.language)}`;
    if (outcome !== null) return [said, `${cut(test.text)} ${words}`].filter(Boolean).join("; ");
  }
  if (said) return said;
  const loop = player.source.loopEnds.get(line);
  if (loop && (state.line < line || state.line > loop) && isSameCall(player)) return "The loop is done";
  const text = (player.source.lines[line - 1] ?? "").trim();
  return text ? `Line ${line}: ${cut(text)}` : "No value changed";
}

/** Where a condition's outcome is not recorded, the line that follows tells it. */
function outcomeOf(player, { first }) {
  if (!first || !isSameCall(player)) return null;
  return player.moment.state.line === first;
}

const spell = (outcome, language) => (language === "python" ? String(outcome).replace(/^./, (letter) => letter.toUpperCase()) : String(outcome));

/** Did the step stay in its call? */
function isSameCall(player) {
  const { census, step, moment } = player;
  return census.done > step && census.depths[step - 1] === census.depths[step] && !moment.frame?.entered;
}
