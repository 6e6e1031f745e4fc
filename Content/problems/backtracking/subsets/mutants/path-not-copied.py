# Bug: notes the path itself, which is empty at the end.
class Solution:
    def subsets(self, nums: List[int]) -> List[List[int]]:
        found = []
        path = []

        def decide(index: int) -> None:
            if index == len(nums):
                found.append(path)
                return
            decide(index + 1)
            path.append(nums[index])
            decide(index + 1)
            path.pop()

        decide(0)
        return found
