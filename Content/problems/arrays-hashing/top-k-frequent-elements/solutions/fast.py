# Idea: a drawer for each count, emptied from the top.
class Solution:
    def topKFrequent(self, nums: List[int], k: int) -> List[int]:
        drawers = [[] for _ in nums]
        for number, count in Counter(nums).items():
            drawers[-count].append(number)
        return list(chain.from_iterable(drawers))[:k]
