# Idea: one row with the ways for every beginning of t, letter by letter of s.
class Solution:
    def numDistinct(self, s: str, t: str) -> int:
        ways = [1] + [0] * len(t)
        for letter in s:
            for place in reversed(range(len(t))):
                if t[place] == letter:
                    ways[place + 1] += ways[place]
        return ways[-1]
