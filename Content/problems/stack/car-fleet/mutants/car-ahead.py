# Bug: compares with the car just ahead instead of the slowest one ahead.
class Solution:
    def carFleet(self, target: int, position: List[int], speed: List[int]) -> int:
        cars = sorted(zip(position, speed), reverse=True)
        hours = [(target - start) / pace for start, pace in cars]
        return 1 + sum(later > earlier for earlier, later in zip(hours, hours[1:]))
