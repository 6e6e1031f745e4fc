# Idea: writes each number in binary and counts its ones. Time O(n log n).
class Solution:
    def countBits(self, n: int) -> List[int]:
        return [bin(number).count("1") for number in range(n + 1)]
