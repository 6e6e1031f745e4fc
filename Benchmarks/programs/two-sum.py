class Solution:
    def twoSum(self, nums: List[int], target: int) -> List[int]:
        places = {}
        for index, number in enumerate(nums):
            if target - number in places:
                return [places[target - number], index]
            places[number] = index
        return []
