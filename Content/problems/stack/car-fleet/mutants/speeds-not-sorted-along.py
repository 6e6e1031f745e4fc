# Bug: sorts the positions but leaves the speeds where they were.
class Solution:
    def carFleet(self, target: int, position: List[int], speed: List[int]) -> int:
        fleets = 0
        latest = 0
        for start, pace in zip(sorted(position, reverse=True), speed):
            hours = (target - start) / pace
            if hours > latest:
                fleets += 1
                latest = hours
        return fleets
