# Idea: words filed under their forms with one gap, and a search level by level.
class Solution:
    def ladderLength(self, beginWord: str, endWord: str, wordList: List[str]) -> int:
        def forms(word: str) -> List[Tuple[str, str]]:
            return [(word[:place], word[place + 1 :]) for place in range(len(word))]

        partners = defaultdict(list)
        for word in wordList:
            for form in forms(word):
                partners[form].append(word)
        length, level, seen = 1, {beginWord}, set()
        while level and endWord not in level:
            seen |= level
            level = {word for known in level for form in forms(known) for word in partners[form]}
            level -= seen
            length += 1
        return length if level else 0
