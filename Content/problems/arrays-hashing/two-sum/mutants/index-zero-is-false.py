# Bug: tests the partner's index for truth, so a partner at index 0 is overlooked.
class Solution:
    def twoSum(self, nums: List[int], target: int) -> List[int]:
        index_of_value = {}
        for index, value in enumerate(nums):
            partner = index_of_value.get(target - value)
            if partner:
                return [partner, index]
            index_of_value[value] = index
        return []
