# Idea: from the right, marks every position that can jump to a marked one. Time O(n²), space O(n).
class Solution:
    def canJump(self, nums: List[int]) -> bool:
        marked = [True]
        for jump in reversed(nums[:-1]):
            # The latest mark stands at the end of the list and belongs to the next position.
            marked.append(any(marked[max(0, len(marked) - jump):]))
        return marked[-1]
