# Idea: reads both texts as numbers, adds them and writes the sum in binary.
class Solution:
    def addBinary(self, a: str, b: str) -> str:
        return bin(int(a, 2) + int(b, 2))[2:]
