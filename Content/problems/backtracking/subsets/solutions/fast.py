# Idea: decide number by number, with the kept ones on a path.
class Solution:
    def subsets(self, nums: List[int]) -> List[List[int]]:
        found = []
        path = []

        def decide(rest: List[int]) -> None:
            if not rest:
                found.append(path[:])
                return
            decide(rest[1:])
            path.append(rest[0])
            decide(rest[1:])
            path.pop()

        decide(nums)
        return found
