# Bug: chooses every number once only.
class Solution:
    def findClosestElements(self, arr: List[int], k: int, x: int) -> List[int]:
        by_distance = sorted(set(arr), key=lambda number: (abs(number - x), number))
        return sorted(by_distance[:k])
