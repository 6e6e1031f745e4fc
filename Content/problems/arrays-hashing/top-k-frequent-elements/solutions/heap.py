# Idea: a heap of the k commonest numbers so far, the rarest of them on top.
class Solution:
    def topKFrequent(self, nums: List[int], k: int) -> List[int]:
        best = []
        for number, count in Counter(nums).items():
            heappush(best, (count, number))
            if len(best) > k:
                heappop(best)
        return [number for _, number in best]
