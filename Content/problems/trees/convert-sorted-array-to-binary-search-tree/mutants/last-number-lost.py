# Bug: takes the end of a range as its last place in one call and as the place behind it in others.
class Solution:
    def sortedArrayToBST(self, nums: List[int]) -> Optional[TreeNode]:
        def build(first, end):
            if first >= end:
                return None
            middle = (first + end) // 2
            return TreeNode(nums[middle], build(first, middle), build(middle + 1, end))

        return build(0, max(1, len(nums) - 1))
