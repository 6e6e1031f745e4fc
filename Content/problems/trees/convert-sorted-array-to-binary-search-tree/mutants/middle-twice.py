# Bug: lets the middle number stand in the left part as well, as long as that gets shorter.
class Solution:
    def sortedArrayToBST(self, nums: List[int]) -> Optional[TreeNode]:
        def build(part):
            if not part:
                return None
            middle = len(part) // 2
            left = part[:middle + 1] if len(part) > 2 else part[:middle]
            return TreeNode(part[middle], build(left), build(part[middle + 1:]))

        return build(nums)
