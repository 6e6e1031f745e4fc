# Idea: from the right, the fewest jumps from each position to the end. Time O(n²), space O(n).
class Solution:
    def jump(self, nums: List[int]) -> int:
        fewest = [0]
        for jump in reversed(nums[:-1]):
            fewest.insert(0, 1 + min(fewest[:jump], default=len(nums)))
        return fewest[0]
