# Bug: searches the whole list, so a number may be paired with itself.
class Solution:
    def twoSum(self, numbers: List[int], target: int) -> List[int]:
        for first, number in enumerate(numbers):
            place = bisect_left(numbers, target - number)
            if place < len(numbers) and numbers[place] == target - number:
                return sorted([first + 1, place + 1])
