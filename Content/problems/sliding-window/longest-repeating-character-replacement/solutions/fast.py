# Idea: one window that grows or moves, with the largest count that any letter reached in it.
class Solution:
    def characterReplacement(self, s: str, k: int) -> int:
        counts = Counter()
        most = length = 0
        for end, letter in enumerate(s):
            counts[letter] += 1
            most = max(most, counts[letter])
            if length - most < k:
                length += 1
            else:
                counts[s[end - length]] -= 1
        return length
