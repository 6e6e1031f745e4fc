# Bug: pairs an element with itself: the whole map is built first and the index is never compared.
class Solution:
    def twoSum(self, nums: List[int], target: int) -> List[int]:
        index_of_value = {value: index for index, value in enumerate(nums)}
        for index, value in enumerate(nums):
            if target - value in index_of_value:
                return [index, index_of_value[target - value]]
        return []
