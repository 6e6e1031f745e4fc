# Idea: write every character as a decimal code, so that the separators are free.
class Codec:
    def encode(self, strs: List[str]) -> str:
        return "".join("".join(f"{ord(c)}," for c in text) + ";" for text in strs)

    def decode(self, s: str) -> List[str]:
        return [
            "".join(chr(int(code)) for code in part.split(",")[:-1])
            for part in s.split(";")[:-1]
        ]
