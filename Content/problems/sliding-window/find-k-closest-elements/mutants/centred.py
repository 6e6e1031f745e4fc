# Bug: puts the window's middle where x would stand.
class Solution:
    def findClosestElements(self, arr: List[int], k: int, x: int) -> List[int]:
        start = bisect_left(arr, x) - k // 2
        start = max(0, min(start, len(arr) - k))
        return arr[start:start + k]
