# Bug: always takes the job that ends first, which makes the most jobs but not the most profit.
class Solution:
    def jobScheduling(self, startTime: List[int], endTime: List[int], profit: List[int]) -> int:
        time = total = 0
        for end, start, earned in sorted(zip(endTime, startTime, profit)):
            if start >= time:
                time = end
                total += earned
        return total
