# Bug: counts one more hour for a pile that the speed divides.
class Solution:
    def minEatingSpeed(self, piles: List[int], h: int) -> int:
        low, high = 1, max(piles)
        while low < high:
            speed = (low + high) // 2
            if sum(pile // speed + 1 for pile in piles) <= h:
                high = speed
            else:
                low = speed + 1
        return low
