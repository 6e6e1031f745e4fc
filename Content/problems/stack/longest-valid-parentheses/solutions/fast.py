# Idea: a stack of the places that have no partner; between two of them all is valid.
class Solution:
    def longestValidParentheses(self, s: str) -> int:
        longest = 0
        without_partner = [-1]
        for place, bracket in enumerate(s):
            if bracket == "(":
                without_partner.append(place)
                continue
            without_partner.pop()
            if not without_partner:
                without_partner.append(place)
            longest = max(longest, place - without_partner[-1])
        return longest
