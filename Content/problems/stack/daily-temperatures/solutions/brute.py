# Idea: look ahead from each day.
class Solution:
    def dailyTemperatures(self, temperatures: List[int]) -> List[int]:
        def wait(day: int) -> int:
            later = enumerate(temperatures[day:])
            return next((distance for distance, t in later if t > temperatures[day]), 0)

        return [wait(day) for day in range(len(temperatures))]
