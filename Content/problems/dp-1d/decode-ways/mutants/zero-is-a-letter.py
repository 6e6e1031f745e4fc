# Bug: lets 0 stand alone.
class Solution:
    def numDecodings(self, s: str) -> int:
        before, last, previous = 0, 1, ""
        for digit in s:
            ways = last
            if "10" <= previous + digit <= "26":
                ways += before
            before, last, previous = last, ways, digit
        return last
