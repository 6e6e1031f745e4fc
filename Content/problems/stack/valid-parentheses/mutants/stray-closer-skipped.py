# Bug: takes a closing bracket for fine when nothing is open.
class Solution:
    def isValid(self, s: str) -> bool:
        closer = {"(": ")", "[": "]", "{": "}"}
        awaited = []
        for bracket in s:
            if bracket in closer:
                awaited.append(closer[bracket])
            elif awaited and awaited.pop() != bracket:
                return False
        return not awaited
