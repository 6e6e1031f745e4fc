# Bug: compares a job only with the one before it, as if earlier ones could not overlap.
class Solution:
    def jobScheduling(self, startTime: List[int], endTime: List[int], profit: List[int]) -> int:
        taken, left = 0, 0
        last = 0
        for end, start, earned in sorted(zip(endTime, startTime, profit)):
            before = max(taken, left) if start >= last else left
            taken, left, last = before + earned, max(taken, left), end
        return max(taken, left)
