# Style: a sorted window of sortedcontainers.
from sortedcontainers import SortedList


class Solution:
    def maxSlidingWindow(self, nums: List[int], k: int) -> List[int]:
        window = SortedList(nums[:k])
        answer = [window[-1]]
        for old, new in zip(nums, nums[k:]):
            window.remove(old)
            window.add(new)
            answer.append(window[-1])
        return answer
