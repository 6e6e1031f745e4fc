# Bug: both stones are gone after each round.
class Solution:
    def lastStoneWeight(self, stones: List[int]) -> int:
        left = sorted(stones)
        while len(left) > 1:
            left.pop()
            left.pop()
        return left[0] if left else 0
