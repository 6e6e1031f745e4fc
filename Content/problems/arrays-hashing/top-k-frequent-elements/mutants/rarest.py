# Bug: returns the k rarest numbers.
class Solution:
    def topKFrequent(self, nums: List[int], k: int) -> List[int]:
        counts = Counter(nums)
        return sorted(counts, key=counts.get)[:k]
