# Style: breadth first over patterns with one letter left out.
from collections import defaultdict, deque


class Solution:
    def ladderLength(self, beginWord: str, endWord: str, wordList: List[str]) -> int:
        neighbors = defaultdict(list)
        for word in wordList:
            for i in range(len(word)):
                neighbors[word[:i] + "*" + word[i + 1:]].append(word)
        queue, seen = deque([(beginWord, 1)]), {beginWord}
        while queue:
            word, steps = queue.popleft()
            if word == endWord:
                return steps
            for i in range(len(word)):
                for other in neighbors[word[:i] + "*" + word[i + 1:]]:
                    if other not in seen:
                        seen.add(other)
                        queue.append((other, steps + 1))
        return 0
