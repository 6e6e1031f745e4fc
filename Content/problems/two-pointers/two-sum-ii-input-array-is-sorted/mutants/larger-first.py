# Bug: looks the partner up among the earlier numbers and returns the later position first.
class Solution:
    def twoSum(self, numbers: List[int], target: int) -> List[int]:
        positions = {}
        for position, number in enumerate(numbers, 1):
            if target - number in positions:
                return [position, positions[target - number]]
            positions[number] = position
