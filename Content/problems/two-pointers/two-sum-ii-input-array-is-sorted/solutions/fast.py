# Idea: the left place moves up; before each step the right one moves down while the sum is too large.
class Solution:
    def twoSum(self, numbers: List[int], target: int) -> List[int]:
        high = len(numbers) - 1
        for low, number in enumerate(numbers):
            while number + numbers[high] > target:
                high -= 1
            if number + numbers[high] == target:
                return [low + 1, high + 1]
