# Bug: stops before n, so the last entry is missing.
class Solution:
    def countBits(self, n: int) -> List[int]:
        return [bin(number).count("1") for number in range(n)]
