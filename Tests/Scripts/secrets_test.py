"""What Scripts/check-secrets takes for a key, and what only looks a little like one."""
import pathlib, types, unittest

SCRIPT = pathlib.Path(__file__).parents[2] / "Scripts/check-secrets"
secrets = types.ModuleType("check_secrets")
exec(compile(SCRIPT.read_text(), SCRIPT, "exec"), secrets.__dict__)

HEX = "0123456789abcdef" * 3
# Put together here, or this file would be found.
KEYS = {
    "a named key": f'let apiKey = "{HEX[:40]}"',
    "a key of OpenAI or Anthropic": "sk" + "-ant-" + "a1B2" * 8,
    "a key of GitHub": "gh" + "p_" + "a1B2" * 9,
    "a key of Amazon": "AK" + "IA" + "A1B2" * 4,
    "a key of Google": "AI" + "za" + "a1B2c" * 7,
    "a key of CoinGecko": "CG" + "-" + "a1B2" * 6,
    "a signed token": ".".join(["ey" + "J" + "a1" * 12, "a1" * 12, "a1" * 8]),
    "a private key": "-----BEGIN " + "RSA PRIVATE KEY-----",
}
PLAIN = [
    f"sha256: {HEX}", f"commit {HEX[:40]}", "let apiKey = environment[name]", "sk-short",
    "the key: " + "words of plain text that go on and on for long", 'static let parameter = "api_key"',
    *secrets.INVENTED, f'key = "{secrets.INVENTED[0]}"',
]


class SecretsTest(unittest.TestCase):
    def test_each_shape_of_a_key_is_told_by_name(self):
        for name, line in KEYS.items():
            with self.subTest(name):
                self.assertEqual(secrets.looks_like("+" + line), name)

    def test_what_is_no_key_is_none(self):
        for line in PLAIN:
            with self.subTest(line):
                self.assertIsNone(secrets.looks_like("+" + line))

    def test_a_key_that_was_once_added_is_found_with_its_commit_and_file(self):
        log = ["commit 0123456789abcdef\n", "--- a/old\n", "+++ b/Sources/Key.swift\n",
               "-" + KEYS["a named key"] + "\n", "+" + KEYS["a named key"] + "\n", "+let a = 1\n"]
        self.assertEqual(list(secrets.found(log)), ["01234567 Sources/Key.swift: a named key"])


if __name__ == "__main__":
    unittest.main()
