# Bug: reads every star as an opening bracket and looks only for closing ones too many.
class Solution:
    def checkValidString(self, s: str) -> bool:
        depth = 0
        for sign in s:
            depth += -1 if sign == ")" else 1
            if depth < 0:
                return False
        return True
