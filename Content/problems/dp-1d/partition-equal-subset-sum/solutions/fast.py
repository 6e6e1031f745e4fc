# Idea: a row that says for every sum whether it can be made, as the bits of one number.
class Solution:
    def canPartition(self, nums: List[int]) -> bool:
        reached = 1
        for number in nums:
            reached |= reached << number
        half, odd = divmod(sum(nums), 2)
        return odd == 0 and (reached >> half) % 2 == 1
