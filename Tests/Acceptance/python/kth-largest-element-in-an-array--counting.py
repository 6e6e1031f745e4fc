# Style: memory for time, a counter for each possible value.
class Solution:
    def findKthLargest(self, nums: List[int], k: int) -> int:
        offset = 10 ** 4
        counts = [0] * (2 * offset + 1)
        for num in nums:
            counts[num + offset] += 1
        for value in range(2 * offset, -1, -1):
            k -= counts[value]
            if k <= 0:
                return value - offset
