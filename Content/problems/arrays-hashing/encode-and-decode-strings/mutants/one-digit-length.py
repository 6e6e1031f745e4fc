# Bug: writes the length without an end mark and reads back a single digit.
class Codec:
    def encode(self, strs: List[str]) -> str:
        return "".join(f"{len(text)}{text}" for text in strs)

    def decode(self, s: str) -> List[str]:
        strs = []
        position = 0
        while position < len(s):
            end = position + 1 + int(s[position])
            strs.append(s[position + 1:end])
            position = end
        return strs
