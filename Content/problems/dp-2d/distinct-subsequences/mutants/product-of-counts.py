# Bug: multiplies how often each letter of t occurs in s, whatever the order.
class Solution:
    def numDistinct(self, s: str, t: str) -> int:
        return math.prod(s.count(letter) for letter in t)
