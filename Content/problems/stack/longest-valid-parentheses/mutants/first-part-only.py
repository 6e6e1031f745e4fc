# Bug: stops at the first stray closing bracket.
class Solution:
    def longestValidParentheses(self, s: str) -> int:
        longest, without_partner = 0, [-1]
        for place, bracket in enumerate(s):
            if bracket == "(":
                without_partner.append(place)
                continue
            without_partner.pop()
            if not without_partner:
                break
            longest = max(longest, place - without_partner[-1])
        return longest
