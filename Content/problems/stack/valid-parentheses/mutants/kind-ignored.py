# Bug: pops for any closing bracket, whatever its kind.
class Solution:
    def isValid(self, s: str) -> bool:
        depth = 0
        for bracket in s:
            depth += 1 if bracket in "([{" else -1
            if depth < 0:
                return False
        return depth == 0
