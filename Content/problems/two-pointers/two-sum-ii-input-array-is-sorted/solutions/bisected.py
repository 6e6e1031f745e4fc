# Idea: search each number's partner by halving the part behind it.
class Solution:
    def twoSum(self, numbers: List[int], target: int) -> List[int]:
        for first, number in enumerate(numbers):
            low, high = first + 1, len(numbers)
            while low < high:
                middle = (low + high) // 2
                if numbers[middle] < target - number:
                    low = middle + 1
                else:
                    high = middle
            if low < len(numbers) and numbers[low] == target - number:
                return [first + 1, low + 1]
