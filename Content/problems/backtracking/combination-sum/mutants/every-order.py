# Bug: begins with the first candidate at each step, so each choice appears in every order.
class Solution:
    def combinationSum(self, candidates: List[int], target: int) -> List[List[int]]:
        if target == 0:
            return [[]]
        return [
            [number] + others
            for number in candidates
            if number <= target
            for others in self.combinationSum(candidates, target - number)
        ]
