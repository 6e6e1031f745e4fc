# Style: the library's topological sorter.
from graphlib import CycleError, TopologicalSorter


class Solution:
    def canFinish(self, numCourses: int, prerequisites: List[List[int]]) -> bool:
        sorter = TopologicalSorter()
        for course, before in prerequisites:
            sorter.add(course, before)
        try:
            sorter.prepare()
        except CycleError:
            return False
        return True
