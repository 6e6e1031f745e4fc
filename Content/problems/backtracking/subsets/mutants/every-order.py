# Bug: begins again with all numbers at each step, so each subset appears in every order.
class Solution:
    def subsets(self, nums: List[int]) -> List[List[int]]:
        found = []

        def extend(path: List[int]) -> None:
            found.append(path)
            for number in nums:
                if number not in path:
                    extend(path + [number])

        extend([])
        return found
