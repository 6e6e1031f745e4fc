# Bug: counts the different hours of arrival, as if every faster car found a free lane.
class Solution:
    def carFleet(self, target: int, position: List[int], speed: List[int]) -> int:
        return len({(target - start) / pace for start, pace in zip(position, speed)})
