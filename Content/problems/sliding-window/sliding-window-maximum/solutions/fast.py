# Idea: a queue without those behind which something larger came; its front is the maximum.
class Solution:
    def maxSlidingWindow(self, nums: List[int], k: int) -> List[int]:
        falling = deque()
        maxima = []
        for place, number in enumerate(nums):
            if place >= k and falling[0] == nums[place - k]:
                falling.popleft()
            while falling and falling[-1] < number:
                falling.pop()
            falling.append(number)
            maxima.append(falling[0])
        return maxima[k - 1:]
