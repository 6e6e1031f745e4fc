# Bug: returns how much warmer it gets instead of how long it takes.
class Solution:
    def dailyTemperatures(self, temperatures: List[int]) -> List[int]:
        waits = [0] * len(temperatures)
        waiting = []
        for day, temperature in enumerate(temperatures):
            while waiting and temperatures[waiting[-1]] < temperature:
                last = waiting.pop()
                waits[last] = temperature - temperatures[last]
            waiting.append(day)
        return waits
