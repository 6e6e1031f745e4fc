# Idea: recursion on the first number, each rest of the target solved once.
class Solution:
    def combinationSum4(self, nums: List[int], target: int) -> int:
        @cache
        def ways(rest: int) -> int:
            if rest == 0:
                return 1
            return sum(ways(rest - number) for number in nums if number <= rest)

        return ways(target)
