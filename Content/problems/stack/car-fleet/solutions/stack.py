# Idea: from behind, a stack of leaders; a slow car swallows those that run into it.
class Solution:
    def carFleet(self, target: int, position: List[int], speed: List[int]) -> int:
        leaders = []
        for start, pace in sorted(zip(position, speed)):
            hours = (target - start) / pace
            while leaders and leaders[-1] <= hours:
                leaders.pop()
            leaders.append(hours)
        return len(leaders)
