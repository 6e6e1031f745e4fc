# Bug: knows palindromes of one and two letters only.
class Solution:
    def partition(self, s: str) -> List[List[str]]:
        if not s:
            return [[]]
        ways = [[s[0]] + rest for rest in self.partition(s[1:])]
        if len(s) > 1 and s[0] == s[1]:
            ways += [[s[:2]] + rest for rest in self.partition(s[2:])]
        return ways
