# Idea: maxima from the beginning and to the end of blocks of k; a window touches two.
class Solution:
    def maxSlidingWindow(self, nums: List[int], k: int) -> List[int]:
        up_to, from_here = [], []
        for start in range(0, len(nums), k):
            block = nums[start:start + k]
            up_to += accumulate(block, max)
            from_here += reversed(list(accumulate(reversed(block), max)))
        return [max(first, last) for first, last in zip(from_here, up_to[k - 1:])]
