# Idea: k times, take the commonest of what is left.
class Solution:
    def topKFrequent(self, nums: List[int], k: int) -> List[int]:
        taken = []
        while len(taken) < k:
            best = max(nums, key=nums.count)
            taken.append(best)
            nums = [number for number in nums if number != best]
        return taken
