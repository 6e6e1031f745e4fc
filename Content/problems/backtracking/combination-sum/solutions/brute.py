# Idea: every count of the first candidate, then every count of the next.
class Solution:
    def combinationSum(self, candidates: List[int], target: int) -> List[List[int]]:
        def choices(candidates: List[int], target: int) -> Iterator[List[int]]:
            if not candidates:
                if target == 0:
                    yield []
                return
            number, *others = candidates
            for count in range(target // number + 1):
                for choice in choices(others, target - count * number):
                    yield [number] * count + choice

        return list(choices(candidates, target))
