# Bug: takes 0 for the smallest number there is.
class Solution:
    def maxSlidingWindow(self, nums: List[int], k: int) -> List[int]:
        places, maxima = deque(), []
        for place, number in enumerate(nums):
            while places and nums[places[-1]] <= number:
                places.pop()
            places.append(place)
            if places[0] <= place - k:
                places.popleft()
            if place >= k - 1:
                maxima.append(max(0, nums[places[0]]))
        return maxima
