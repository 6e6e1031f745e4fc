# Bug: turns the order of the four bytes around, but not the digits within each.
class Solution:
    def reverseBits(self, n: int) -> int:
        return int.from_bytes(n.to_bytes(4, "little"), "big")
