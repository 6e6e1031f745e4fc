# Idea: decide for one number after the other how many of it to take.
class Solution:
    def combinationSum2(self, candidates: List[int], target: int) -> List[List[int]]:
        def choices(counts: List[Tuple[int, int]], rest: int) -> List[List[int]]:
            if rest == 0:
                return [[]]
            if not counts:
                return []
            (number, most), *others = counts
            return [
                [number] * count + choice
                for count in range(min(most, rest // number) + 1)
                for choice in choices(others, rest - count * number)
            ]

        return choices(sorted(Counter(candidates).items(), reverse=True), target)
