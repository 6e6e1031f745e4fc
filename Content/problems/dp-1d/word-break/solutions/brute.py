# Idea: cut the text in every possible way and look whether all pieces are words.
class Solution:
    def wordBreak(self, s: str, wordDict: List[str]) -> bool:
        def cuts(rest: str) -> Iterator[List[str]]:
            if not rest:
                yield []
            for end in range(1, len(rest) + 1):
                if rest[:end] in wordDict:
                    for others in cuts(rest[end:]):
                        yield [rest[:end]] + others

        return len(list(cuts(s))) > 0
