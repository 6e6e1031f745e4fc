# Bug: counts a number anew whenever another one stood between.
class Solution:
    def topKFrequent(self, nums: List[int], k: int) -> List[int]:
        counts = {}
        for number, run in groupby(nums):
            counts[number] = max(counts.get(number, 0), len(list(run)))
        return sorted(counts, key=counts.get, reverse=True)[:k]
