# Idea: halve the range of speeds that must hold the least one that is enough.
class Solution:
    def minEatingSpeed(self, piles: List[int], h: int) -> int:
        low, high = 1, max(piles)
        while low < high:
            speed = (low + high) // 2
            if sum(-(-pile // speed) for pile in piles) <= h:
                high = speed
            else:
                low = speed + 1
        return low
