# Bug: returns the count of n alone.
class Solution:
    def countBits(self, n: int) -> List[int]:
        return [bin(n).count("1")]
