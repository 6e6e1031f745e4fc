# Bug: shares all bananas out over the hours, as if she went on with the next pile at once.
class Solution:
    def minEatingSpeed(self, piles: List[int], h: int) -> int:
        return -(-sum(piles) // h)
