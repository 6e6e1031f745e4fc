# Bug: always takes two digits where they make a letter, so there is one way at most.
class Solution:
    def numDecodings(self, s: str) -> int:
        place = 0
        while place < len(s):
            if s[place] == "0":
                return 0
            place += 2 if 10 <= int(s[place : place + 2]) <= 26 else 1
        return 1
