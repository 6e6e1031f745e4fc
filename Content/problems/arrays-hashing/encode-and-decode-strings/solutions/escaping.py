# Idea: end each string with a mark and escape the mark inside.
class Codec:
    def encode(self, strs: List[str]) -> str:
        return "".join(text.replace("/", "//").replace(";", "/;") + ";" for text in strs)

    def decode(self, s: str) -> List[str]:
        strs = []
        text = []
        characters = iter(s)
        for character in characters:
            if character == "/":
                text.append(next(characters))
            elif character == ";":
                strs.append("".join(text))
                text = []
            else:
                text.append(character)
        return strs
