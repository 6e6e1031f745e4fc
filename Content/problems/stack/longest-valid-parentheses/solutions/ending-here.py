# Idea: the length of the valid part that ends at each place.
class Solution:
    def longestValidParentheses(self, s: str) -> int:
        lengths = [0]
        for place, bracket in enumerate(s):
            partner = place - lengths[place] - 1
            if bracket == ")" and partner >= 0 and s[partner] == "(":
                lengths.append(lengths[place] + 2 + lengths[partner])
            else:
                lengths.append(0)
        return max(lengths)
