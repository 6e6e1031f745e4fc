# Idea: the ways to read the last two beginnings give those of the next.
class Solution:
    def numDecodings(self, s: str) -> int:
        before, last = 0, 1
        previous = ""
        for digit in s:
            ways = 0
            if digit != "0":
                ways += last
            if "10" <= previous + digit <= "26":
                ways += before
            before, last, previous = last, ways, digit
        return last
