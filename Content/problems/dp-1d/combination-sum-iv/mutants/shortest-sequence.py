# Bug: returns the length of the shortest sequence, as in Coin Change.
class Solution:
    def combinationSum4(self, nums: List[int], target: int) -> int:
        shortest = [0]
        for total in range(1, target + 1):
            fitting = (shortest[total - number] + 1 for number in nums if number <= total)
            shortest.append(min(fitting, default=float("inf")))
        return shortest[target] if shortest[target] < float("inf") else 0
