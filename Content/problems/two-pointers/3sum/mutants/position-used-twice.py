# Bug: may use the same position twice.
class Solution:
    def threeSum(self, nums: List[int]) -> List[List[int]]:
        numbers = set(nums)
        found = set()
        for a in numbers:
            for b in numbers:
                if -a - b in numbers:
                    found.add(tuple(sorted((a, b, -a - b))))
        return [list(t) for t in found]
