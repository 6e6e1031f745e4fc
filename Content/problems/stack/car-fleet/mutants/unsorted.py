# Bug: takes the cars in the order of the list for the order on the road.
class Solution:
    def carFleet(self, target: int, position: List[int], speed: List[int]) -> int:
        fleets = 0
        latest = 0
        for start, pace in zip(position, speed):
            hours = (target - start) / pace
            if hours > latest:
                fleets += 1
                latest = hours
        return fleets
