# Bug: lists the gaps of each single employee.
class Solution:
    def employeeFreeTime(self, schedule: List[List[List[int]]]) -> List[List[int]]:
        free = set()
        for shifts in schedule:
            free |= {(one[1], two[0]) for one, two in pairwise(shifts)}
        return [list(gap) for gap in sorted(free)]
