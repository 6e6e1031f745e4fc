# Idea: a heap with the largest on top; what lies before the window is thrown away when it gets there.
class Solution:
    def maxSlidingWindow(self, nums: List[int], k: int) -> List[int]:
        heap = []
        maxima = []
        for place, number in enumerate(nums):
            heappush(heap, (-number, place))
            while heap[0][1] <= place - k:
                heappop(heap)
            if place >= k - 1:
                maxima.append(-heap[0][0])
        return maxima
