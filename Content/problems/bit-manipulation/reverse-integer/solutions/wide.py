# Idea: takes the digits off by computing, in wider numbers, and looks at the end whether it fits.
class Solution:
    def reverse(self, x: int) -> int:
        sign = -1 if x < 0 else 1
        rest = abs(x)
        turned = 0
        while rest:
            rest, digit = divmod(rest, 10)
            turned = turned * 10 + digit
        return sign * turned if turned < 2**31 else 0
