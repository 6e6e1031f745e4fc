# Idea: numbers as links to indices; the circle of the walk from 0 begins at the answer. Time O(n),
# space O(1).
class Solution:
    def findDuplicate(self, nums: List[int]) -> int:
        slow = nums[0]
        fast = nums[nums[0]]
        while slow != fast:
            slow = nums[slow]
            fast = nums[nums[fast]]
        entry = 0
        while entry != slow:
            entry = nums[entry]
            slow = nums[slow]
        return entry
