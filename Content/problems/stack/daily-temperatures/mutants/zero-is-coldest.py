# Bug: begins with 0 as the coldest temperature, so it loses days below zero.
class Solution:
    def dailyTemperatures(self, temperatures: List[int]) -> List[int]:
        waits = [0] * len(temperatures)
        waiting = []
        for day, temperature in enumerate(temperatures):
            while waiting and max(0, temperatures[waiting[-1]]) < temperature:
                last = waiting.pop()
                waits[last] = day - last
            waiting.append(day)
        return waits
