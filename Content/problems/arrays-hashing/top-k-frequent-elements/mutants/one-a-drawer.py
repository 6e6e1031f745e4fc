# Bug: a drawer holds a single number, so equal counts push each other out.
class Solution:
    def topKFrequent(self, nums: List[int], k: int) -> List[int]:
        drawers = {}
        for number, count in Counter(nums).items():
            drawers[count] = number
        return [drawers[count] for count in sorted(drawers, reverse=True)][:k]
