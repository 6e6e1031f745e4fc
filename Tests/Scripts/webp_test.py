"""Tests/Browser/webp.py: what becomes of frames in a moving picture, with a stand-in for the browser's encoder."""
import pathlib, struct, sys, unittest

sys.path.insert(0, str(pathlib.Path(__file__).parents[1] / "Browser"))
import webp  # noqa: E402


def still(pixels):
    body = b"WEBP" + webp.chunk(b"VP8X", bytes(10)) + webp.chunk(b"VP8L", pixels)
    return b"RIFF" + struct.pack("<I", len(body)) + body


class Stand(webp.Encoder):
    """Frames are words; a word that comes again changes nothing."""

    def __init__(self):
        pass

    def encode(self, png, most, before=None):
        return None if png == before else {"x": 4, "y": 2, "width": 30, "height": 20, "webp": still(png)}


def chunks(data):
    at = 0
    while at < len(data):
        size = struct.unpack("<I", data[at + 4:at + 8])[0]
        yield data[at:at + 4], data[at + 8:at + 8 + size]
        at += 8 + size + size % 2


class MovingTests(unittest.TestCase):
    def test_what_stays_is_written_once_and_its_time_is_added(self):
        whole = Stand().moving([(b"one", 500), (b"one", 250), (b"other", 900)])
        self.assertEqual(struct.unpack("<I", whole[4:8])[0], len(whole) - 8)
        names, bodies = zip(*chunks(whole[12:]))
        self.assertEqual(names, (b"VP8X", b"ANIM", b"ANMF", b"ANMF"))
        times = [int.from_bytes(body[12:15], "little") for body in bodies[2:]]
        self.assertEqual(times, [750, 900])
        places = [[int.from_bytes(bodies[3][at:at + 3], "little") for at in range(0, 12, 3)]]
        self.assertEqual(places, [[2, 1, 29, 19]])
        self.assertEqual(dict(chunks(bodies[3][16:])), {b"VP8L": b"other"})


if __name__ == "__main__":
    unittest.main()
