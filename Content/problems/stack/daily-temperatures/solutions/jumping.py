# Idea: from the right, jump along the answers that are known.
class Solution:
    def dailyTemperatures(self, temperatures: List[int]) -> List[int]:
        waits = [0] * len(temperatures)
        for day in reversed(range(len(temperatures) - 1)):
            later = day + 1
            while temperatures[later] <= temperatures[day] and waits[later]:
                later += waits[later]
            if temperatures[later] > temperatures[day]:
                waits[day] = later - day
        return waits
