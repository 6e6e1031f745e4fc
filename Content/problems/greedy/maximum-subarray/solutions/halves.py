# Idea: halves the list and combines sum, best prefix, best suffix and best of both. Time O(n).
class Solution:
    def maxSubArray(self, nums: List[int]) -> int:
        def measure(low: int, high: int) -> Tuple[int, int, int, int]:
            if high - low == 1:
                return (nums[low],) * 4
            middle = (low + high) // 2
            total1, prefix1, suffix1, best1 = measure(low, middle)
            total2, prefix2, suffix2, best2 = measure(middle, high)
            return (
                total1 + total2,
                max(prefix1, total1 + prefix2),
                max(suffix2, suffix1 + total2),
                max(best1, best2, suffix1 + prefix2))

        return measure(0, len(nums))[3]
