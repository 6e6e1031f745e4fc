# Idea: from the front, count the cars that would arrive later than all before.
class Solution:
    def carFleet(self, target: int, position: List[int], speed: List[int]) -> int:
        fleets = 0
        latest = 0
        for start, pace in sorted(zip(position, speed), reverse=True):
            hours = (target - start) / pace
            if hours > latest:
                fleets += 1
                latest = hours
        return fleets
