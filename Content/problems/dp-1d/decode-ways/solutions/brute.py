# Idea: spell out every reading, letter by letter.
class Solution:
    def numDecodings(self, s: str) -> int:
        letters = [str(number) for number in range(1, 27)]

        def readings(rest: str) -> Iterator[List[str]]:
            if not rest:
                yield []
            for letter in letters:
                if rest.startswith(letter):
                    for others in readings(rest[len(letter) :]):
                        yield [letter] + others

        return sum(1 for _ in readings(s))
