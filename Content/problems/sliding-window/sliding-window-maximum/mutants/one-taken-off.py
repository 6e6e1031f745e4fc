# Bug: a new number takes only one smaller one off the back.
class Solution:
    def maxSlidingWindow(self, nums: List[int], k: int) -> List[int]:
        places, maxima = deque(), []
        for place, number in enumerate(nums):
            if places and places[0] <= place - k:
                places.popleft()
            if places and nums[places[-1]] < number:
                places.pop()
            places.append(place)
            if place >= k - 1:
                maxima.append(nums[places[0]])
        return maxima
