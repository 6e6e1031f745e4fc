# Bug: measures from the partner, so parts side by side are not joined.
class Solution:
    def longestValidParentheses(self, s: str) -> int:
        longest, open_places = 0, []
        for place, bracket in enumerate(s):
            if bracket == "(":
                open_places.append(place)
            elif open_places:
                longest = max(longest, place - open_places.pop() + 1)
        return longest
