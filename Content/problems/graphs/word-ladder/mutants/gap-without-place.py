# Bug: files words under their letters without one, and forgets where the gap was.
class Solution:
    def ladderLength(self, beginWord: str, endWord: str, wordList: List[str]) -> int:
        partners = defaultdict(set)
        for word in wordList:
            for place in range(len(word)):
                partners[word[:place] + word[place + 1 :]].add(word)
        length, level, seen = 1, {beginWord}, set()
        while level and endWord not in level:
            seen |= level
            forms = {word[:place] + word[place + 1 :] for word in level for place in range(len(word))}
            level = {word for form in forms for word in partners[form]} - seen
            length += 1
        return length if level else 0
