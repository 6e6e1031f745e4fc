# Bug: compares the counts as texts, so 9 comes before 10.
class Solution:
    def topKFrequent(self, nums: List[int], k: int) -> List[int]:
        counts = Counter(nums)
        return sorted(counts, key=lambda number: str(counts[number]), reverse=True)[:k]
