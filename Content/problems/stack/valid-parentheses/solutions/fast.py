# Idea: a stack of the closing brackets that are still owed.
class Solution:
    def isValid(self, s: str) -> bool:
        closer = {"(": ")", "[": "]", "{": "}"}
        awaited = []
        for bracket in s:
            if bracket in closer:
                awaited.append(closer[bracket])
            elif not awaited or awaited.pop() != bracket:
                return False
        return not awaited
