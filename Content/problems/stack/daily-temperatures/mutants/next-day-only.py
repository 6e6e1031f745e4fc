# Bug: looks at the very next day only.
class Solution:
    def dailyTemperatures(self, temperatures: List[int]) -> List[int]:
        return [int(b > a) for a, b in zip(temperatures, temperatures[1:])] + [0]
