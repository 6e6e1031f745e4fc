# Idea: build the last good version bit by bit.
class Solution:
    def firstBadVersion(self, n: int) -> int:
        # Fixes one bit after the other, from the highest, of the last good version.
        last_good = 0
        for bit in reversed(range(31)):
            candidate = last_good | 1 << bit
            if candidate < n and not isBadVersion(candidate):
                last_good = candidate
        return last_good + 1
