// Joins PNG pictures of the same size into one animated PNG. Source: the PNG specification, third edition, §4.9, §11.3.6.

const signature = [137, 80, 78, 71, 13, 10, 26, 10];
const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

/** @param {Uint8Array} bytes */
export function checksum(bytes) {
  let value = 0xffffffff;
  for (const byte of bytes) value = table[(value ^ byte) & 255] ^ (value >>> 8);
  return (value ^ 0xffffffff) >>> 0;
}

/**
 * The chunks of a PNG: `[{ type, data }]`.
 * @param {Uint8Array} png
 */
export function chunksOf(png) {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  if (signature.some((byte, place) => png[place] !== byte)) throw new Error("This is not a PNG picture.");
  const chunks = [];
  for (let place = 8; place + 12 <= png.length; ) {
    const length = view.getUint32(place);
    const type = String.fromCharCode(...png.subarray(place + 4, place + 8));
    chunks.push({ type, data: png.subarray(place + 8, place + 8 + length) });
    place += 12 + length;
  }
  return chunks;
}

/** @param {string} type @param {Uint8Array} data */
function chunk(type, data) {
  const bytes = new Uint8Array(12 + data.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, data.length);
  bytes.set(
    [...type].map((letter) => letter.charCodeAt(0)),
    4,
  );
  bytes.set(data, 8);
  view.setUint32(8 + data.length, checksum(bytes.subarray(4, 8 + data.length)));
  return bytes;
}

/** @param {number} sequence @param {{ width: number, height: number, x: number, y: number }} other @param {number} milliseconds */
function control(sequence, { width, height, x, y }, milliseconds) {
  const data = new Uint8Array(26);
  const view = new DataView(data.buffer);
  view.setUint32(0, sequence);
  view.setUint32(4, width);
  view.setUint32(8, height);
  view.setUint32(12, x);
  view.setUint32(16, y);
  view.setUint16(20, milliseconds);
  view.setUint16(22, 1000);
  // Laid over what stands there: transparent pixels keep it.
  data[25] = 1;
  return chunk("fcTL", data);
}

/** @param {Uint8Array} one */
const sizeOf = ({ buffer, byteOffset }) => {
  const view = new DataView(buffer, byteOffset);
  return { width: view.getUint32(0), height: view.getUint32(4) };
};

/**
 * `pictures`: `[{ png, x, y }]`, the first one whole, the others laid over what stands at x, y. All are of one colour type.
 * Each is shown for some milliseconds, for ever.
 * @param {{ png: Uint8Array, x?: number, y?: number }[]} pictures @param {number} milliseconds
 */
export function joinPictures(pictures, milliseconds) {
  const all = pictures.map(({ png }) => chunksOf(png));
  const header = all[0].find(({ type }) => type === "IHDR").data;
  const animation = new Uint8Array(8);
  new DataView(animation.buffer).setUint32(0, all.length);
  const parts = [Uint8Array.from(signature), chunk("IHDR", header), chunk("acTL", animation)];
  let sequence = 0;
  all.forEach((chunks, frame) => {
    const own = chunks.find(({ type }) => type === "IHDR").data;
    if (own.some((byte, place) => place >= 8 && byte !== header[place])) throw new Error("The pictures differ in kind.");
    const { x = 0, y = 0 } = pictures[frame];
    parts.push(control(sequence++, { ...sizeOf(own), x, y }, milliseconds));
    for (const { type, data } of chunks) {
      if (type !== "IDAT") continue;
      if (frame === 0) parts.push(chunk("IDAT", data));
      else {
        const numbered = new Uint8Array(4 + data.length);
        new DataView(numbered.buffer).setUint32(0, sequence++);
        numbered.set(data, 4);
        parts.push(chunk("fdAT", numbered));
      }
    }
  });
  parts.push(chunk("IEND", new Uint8Array(0)));
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let place = 0;
  for (const part of parts) {
    whole.set(part, place);
    place += part.length;
  }
  return whole;
}
