# Idea: one pass with a map from each value seen to its index.
class Solution:
    def twoSum(self, nums: List[int], target: int) -> List[int]:
        index_of_value = {}
        for index, value in enumerate(nums):
            partner = index_of_value.get(target - value)
            if partner is not None:
                return [partner, index]
            index_of_value[value] = index
        return []
