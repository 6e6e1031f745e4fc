# Bug: takes all numbers of the k largest counts, which are more than k when counts are equal.
class Solution:
    def topKFrequent(self, nums: List[int], k: int) -> List[int]:
        counts = Counter(nums)
        largest = sorted(set(counts.values()), reverse=True)[:k]
        return [number for number in counts if counts[number] in largest]
