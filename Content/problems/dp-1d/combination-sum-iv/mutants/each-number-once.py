# Bug: uses each number at most once.
class Solution:
    def combinationSum4(self, nums: List[int], target: int) -> int:
        @cache
        def ways(rest: int, free: frozenset) -> int:
            if rest == 0:
                return 1
            return sum(ways(rest - number, free - {number}) for number in free if number <= rest)

        return ways(target, frozenset(number for number in nums if number <= target))
