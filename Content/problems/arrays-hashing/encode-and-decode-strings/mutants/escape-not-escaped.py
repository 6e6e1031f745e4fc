# Bug: escapes the separator but not the escape sign itself.
class Codec:
    def encode(self, strs: List[str]) -> str:
        return "".join(text.replace(";", "/;") + ";" for text in strs)

    def decode(self, s: str) -> List[str]:
        strs = []
        text = []
        characters = iter(s)
        for character in characters:
            if character == "/":
                following = next(characters)
                text.append(following if following == ";" else character + following)
            elif character == ";":
                strs.append("".join(text))
                text = []
            else:
                text.append(character)
        return strs
