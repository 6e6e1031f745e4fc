# Bug: takes capital and small letters for the same.
class Solution:
    def numDistinct(self, s: str, t: str) -> int:
        ways = [1] + [0] * len(t)
        for letter in s.lower():
            for place in reversed(range(len(t))):
                if t[place].lower() == letter:
                    ways[place + 1] += ways[place]
        return ways[-1]
