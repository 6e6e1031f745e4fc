# Bug: answers with the two numbers instead of their indices.
class Solution:
    def twoSum(self, nums: List[int], target: int) -> List[int]:
        seen = set()
        for value in nums:
            if target - value in seen:
                return [target - value, value]
            seen.add(value)
        return []
