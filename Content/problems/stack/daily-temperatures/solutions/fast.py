# Idea: a stack of the days that wait for a warmer one.
class Solution:
    def dailyTemperatures(self, temperatures: List[int]) -> List[int]:
        waits = [0 for _ in temperatures]
        waiting = []
        for day, temperature in enumerate(temperatures):
            while waiting and temperatures[waiting[-1]] < temperature:
                last = waiting.pop()
                waits[last] = day - last
            waiting.append(day)
        return waits
