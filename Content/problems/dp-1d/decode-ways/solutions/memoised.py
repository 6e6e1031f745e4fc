# Idea: the ways to read from each place to the end, each asked once.
class Solution:
    def numDecodings(self, s: str) -> int:
        @cache
        def ways(start: int) -> int:
            if start == len(s):
                return 1
            if s[start] == "0":
                return 0
            count = ways(start + 1)
            if start + 1 < len(s) and int(s[start : start + 2]) <= 26:
                count += ways(start + 2)
            return count

        return ways(0)
