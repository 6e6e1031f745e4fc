# Idea: the k largest numbers in a heap with the smallest on top, which is the answer.
class KthLargest:
    def __init__(self, k: int, nums: List[int]):
        self.places = k
        self.heap = []
        for num in nums:
            self.add(num)

    def add(self, val: int) -> int:
        heappush(self.heap, val)
        if len(self.heap) > self.places:
            heappop(self.heap)
        return self.heap[0]
