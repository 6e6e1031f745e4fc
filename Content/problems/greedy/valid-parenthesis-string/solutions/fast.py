# Idea: keeps the least and the greatest number of brackets that may be open. Time O(n), space O(1).
class Solution:
    def checkValidString(self, s: str) -> bool:
        least = 0
        greatest = 0
        for sign in s:
            least = max(0, least + (1 if sign == "(" else -1))
            greatest += -1 if sign == ")" else 1
            if greatest < 0:
                return False
        return least == 0
