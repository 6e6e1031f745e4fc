# Bug: pairs what brackets it can and lets any star close what stays open, even one in front of it.
class Solution:
    def checkValidString(self, s: str) -> bool:
        depth = stars = 0
        for sign in s:
            if sign == "(":
                depth += 1
            elif sign == "*":
                stars += 1
            elif depth:
                depth -= 1
            elif stars:
                stars -= 1
            else:
                return False
        return depth <= stars
