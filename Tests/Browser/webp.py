"""Turns pictures of pages into WebP by Chromium's own encoder, so that no package is needed; and several into a moving one."""
import base64, struct

# Encodes what differs from the picture before (or all of it): without loss or nearly so, whichever is smaller, and with less and less
# quality while that is too large.
ENCODE = """async ({ png, before, most }) => {
  const read = async (text) => createImageBitmap(await (await fetch("data:image/png;base64," + text)).blob());
  const canvas = (bitmap, x, y, width, height) => {
    const made = new OffscreenCanvas(width, height);
    const pen = made.getContext("2d", { alpha: false, willReadFrequently: true });
    pen.drawImage(bitmap, -x, -y);
    return [made, pen];
  };
  const bitmap = await read(png);
  let [x, y, width, height] = [0, 0, bitmap.width, bitmap.height];
  if (before) {
    const pixels = (of) => new Uint32Array(canvas(of, 0, 0, width, height)[1].getImageData(0, 0, width, height).data.buffer);
    const [now, then] = [pixels(bitmap), pixels(await read(before))];
    let [left, top, right, bottom] = [width, height, -1, -1];
    for (let index = 0; index < now.length; index++) {
      if (now[index] === then[index]) continue;
      const [column, row] = [index % bitmap.width, Math.floor(index / bitmap.width)];
      [left, right, top, bottom] = [Math.min(left, column), Math.max(right, column), Math.min(top, row), Math.max(bottom, row)];
    }
    if (right < 0) return null;
    // Places in the file are halves.
    [x, y] = [left - left % 2, top - top % 2];
    [width, height] = [right + 1 - x, bottom + 1 - y];
  }
  const [made] = canvas(bitmap, x, y, width, height);
  const encoded = async (quality) => new Uint8Array(await (await made.convertToBlob({ type: "image/webp", quality })).arrayBuffer());
  let [bytes] = [await encoded(1), await encoded(0.92)].sort((one, other) => one.length - other.length);
  for (const quality of [0.85, 0.75, 0.6, 0.45]) if (bytes.length > most) bytes = await encoded(quality);
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return { x, y, width, height, webp: btoa(text) };
}"""


class Encoder:
    """A page of its own in which pictures are encoded."""

    def __init__(self, browser):
        self.page = browser.new_page()

    def encode(self, png, most, before=None):
        texts = [base64.b64encode(bytes_).decode() if bytes_ else None for bytes_ in (png, before)]
        found = self.page.evaluate(ENCODE, {"png": texts[0], "before": texts[1], "most": most})
        if found:
            found["webp"] = base64.b64decode(found["webp"])
        return found

    def still(self, png, most=80_000):
        return self.encode(png, most)["webp"]

    def moving(self, frames, most_of_each=60_000):
        """Frames of one size, each a PNG with its milliseconds; what stays the same is written once."""
        parts, before = [], None
        for png, milliseconds in frames:
            found = self.encode(png, most_of_each, before)
            before = png
            if found is None:
                parts[-1][1] += milliseconds
            else:
                parts.append([found, milliseconds])
        whole = parts[0][0]
        body = chunk(b"VP8X", struct.pack("<I", 2) + number(whole["width"] - 1) + number(whole["height"] - 1))
        body += chunk(b"ANIM", struct.pack("<IH", 0xFFFFFFFF, 0))
        for found, milliseconds in parts:
            head = b"".join(map(number, (found["x"] // 2, found["y"] // 2, found["width"] - 1, found["height"] - 1, milliseconds)))
            # 2: what is drawn takes the place of what was there.
            body += chunk(b"ANMF", head + bytes([2]) + picture(found["webp"]))
        return b"RIFF" + struct.pack("<I", len(body) + 4) + b"WEBP" + body


def number(value):
    return struct.pack("<I", value)[:3]


def chunk(name, data):
    return name + struct.pack("<I", len(data)) + data + b"\0" * (len(data) % 2)


def picture(webp):
    """The chunks of a still file that hold its pixels."""
    kept, at = b"", 12
    while at < len(webp):
        name, size = webp[at:at + 4], struct.unpack("<I", webp[at + 4:at + 8])[0]
        if name in (b"ALPH", b"VP8 ", b"VP8L"):
            kept += chunk(name, webp[at + 8:at + 8 + size])
        at += 8 + size + size % 2
    return kept
