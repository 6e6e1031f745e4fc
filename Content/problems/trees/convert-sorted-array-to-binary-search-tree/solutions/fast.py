# Idea: the middle of a range is the root, the parts before and behind it are the sides. Time O(n).
class Solution:
    def sortedArrayToBST(self, nums: List[int]) -> Optional[TreeNode]:
        def build(first: int, end: int) -> Optional[TreeNode]:
            if first == end:
                return None
            middle = (first + end) // 2
            return TreeNode(nums[middle], build(first, middle), build(middle + 1, end))

        return build(0, len(nums))
