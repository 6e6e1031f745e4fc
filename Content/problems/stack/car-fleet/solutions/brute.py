# Idea: count the cars that no car ahead holds up.
class Solution:
    def carFleet(self, target: int, position: List[int], speed: List[int]) -> int:
        cars = list(zip(position, speed))

        def leads(start: int, pace: int) -> bool:
            ahead = [(s, p) for s, p in cars if s > start]
            return all((target - s) * pace < (target - start) * p for s, p in ahead)

        return sum(leads(start, pace) for start, pace in cars)
