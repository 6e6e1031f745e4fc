# Bug: says yes at the end without asking whether something is still open.
class Solution:
    def isValid(self, s: str) -> bool:
        closer = {"(": ")", "[": "]", "{": "}"}
        awaited = []
        for bracket in s:
            if bracket in closer:
                awaited.append(closer[bracket])
            elif not awaited or awaited.pop() != bracket:
                return False
        return True
