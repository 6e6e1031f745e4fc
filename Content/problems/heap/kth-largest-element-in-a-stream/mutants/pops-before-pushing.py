# Bug: takes the smallest out before the new number is in, even if the new one is smaller.
class KthLargest:
    def __init__(self, k: int, nums: List[int]):
        self.k = k
        self.heap = []
        for num in nums:
            self.add(num)

    def add(self, val: int) -> int:
        if len(self.heap) == self.k:
            heappop(self.heap)
        heappush(self.heap, val)
        return self.heap[0]
