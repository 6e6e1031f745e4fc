# Bug: lists the gaps of each single employee.
class Solution:
    def employeeFreeTime(self, schedule: '[[Interval]]') -> '[Interval]':
        free = set()
        for shifts in schedule:
            free |= {(one.end, two.start) for one, two in pairwise(shifts)}
        return [Interval(start, end) for start, end in sorted(free)]
