# Bug: counts each kind of bracket and never looks at the order.
class Solution:
    def isValid(self, s: str) -> bool:
        return all(s.count(pair[0]) == s.count(pair[1]) for pair in ("()", "[]", "{}"))
