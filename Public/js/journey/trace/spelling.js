// Texts in quotes and floating-point numbers as Swift and Python spell them.

/**
 * A string in quotes, at most `limit` code points of it.
 * @param {string} text @param {number} limit @param {boolean} [isCut]
 */
export function quoted(text, limit, isCut = false) {
  let result = '"';
  let count = 0;
  for (const letter of text) {
    if (count++ >= limit) return `${result}…"`;
    result += escapes.get(letter) ?? (letter < " " ? `\\u{${letter.codePointAt(0).toString(16)}}` : letter);
  }
  return result + (isCut ? '…"' : '"');
}

const escapes = new Map([
  ['"', '\\"'],
  ["\\", "\\\\"],
  ["\n", "\\n"],
  ["\t", "\\t"],
  ["\r", "\\r"],
]);

/**
 * The shortest digits that give the number again: `3.0`, `1e-05`, `1e+16`.
 * @param {number} value
 */
export function doubleText(value) {
  if (Number.isNaN(value)) return "nan";
  if (!Number.isFinite(value)) return value > 0 ? "inf" : "-inf";
  if (value === 0) return Object.is(value, -0) ? "-0.0" : "0.0";
  const [digits, power] = Math.abs(value).toExponential().split("e");
  const sign = value < 0 ? "-" : "";
  const exponent = Number(power);
  if (exponent < -4 || exponent >= 16) {
    return `${sign}${digits}e${exponent < 0 ? "-" : "+"}${String(Math.abs(exponent)).padStart(2, "0")}`;
  }
  const all = digits.replace(".", "");
  if (exponent < 0) return `${sign}0.${"0".repeat(-exponent - 1)}${all}`;
  const wholePart = all.slice(0, exponent + 1).padEnd(exponent + 1, "0");
  return `${sign}${wholePart}.${all.slice(exponent + 1) || "0"}`;
}
