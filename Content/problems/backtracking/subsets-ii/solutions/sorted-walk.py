# Idea: sort, and extend a subset with equal numbers only once in the same place.
class Solution:
    def subsetsWithDup(self, nums: List[int]) -> List[List[int]]:
        numbers = sorted(nums)
        found = []

        def extend(path: List[int], start: int) -> None:
            found.append(path)
            for index in range(start, len(numbers)):
                if index == start or numbers[index] != numbers[index - 1]:
                    extend(path + [numbers[index]], index + 1)

        extend([], 0)
        return found
