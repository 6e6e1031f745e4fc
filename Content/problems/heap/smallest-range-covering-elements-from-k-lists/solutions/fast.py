# Idea: a heap with one number of each list; the smallest is replaced by its successor. Time
# O(n log k), space O(k).
class Solution:
    def smallestRange(self, nums: List[List[int]]) -> List[int]:
        heap = [(row[0], index, 0) for index, row in enumerate(nums)]
        heapify(heap)
        greatest = max(row[0] for row in nums)
        best = (float("inf"),)
        while True:
            least, index, place = heap[0]
            best = min(best, (greatest - least, least, greatest))
            if place + 1 == len(nums[index]):
                return list(best[1:])
            following = nums[index][place + 1]
            greatest = max(greatest, following)
            heapreplace(heap, (following, index, place + 1))
