# Idea: the sum without carries and all carries at once, until there are none.
class Solution:
    def addBinary(self, a: str, b: str) -> str:
        total, carries = int(a, 2), int(b, 2)
        while carries:
            total, carries = total ^ carries, (total & carries) << 1
        return f"{total:b}"
