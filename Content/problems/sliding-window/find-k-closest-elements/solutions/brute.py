# Idea: sort by distance, take k, and sort them again.
class Solution:
    def findClosestElements(self, arr: List[int], k: int, x: int) -> List[int]:
        by_distance = sorted(arr, key=lambda number: (abs(number - x), number))
        return sorted(by_distance[:k])
