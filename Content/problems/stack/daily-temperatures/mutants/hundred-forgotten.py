# Bug: looks for the next day of each warmer temperature, but never for one of 100.
class Solution:
    def dailyTemperatures(self, temperatures: List[int]) -> List[int]:
        waits = [0] * len(temperatures)
        following = {}
        for day in range(len(temperatures) - 1, -1, -1):
            warmer = [following[t] for t in range(temperatures[day] + 1, 100) if t in following]
            if warmer:
                waits[day] = min(warmer) - day
            following[temperatures[day]] = day
        return waits
