# Bug: leaves the sums of one side in the table when it goes to the other.
class Solution:
    def pathSum(self, root: Optional[TreeNode], targetSum: int) -> int:
        earlier = Counter([0])

        def count(node, above):
            if node is None:
                return 0
            total = above + node.val
            own = earlier[total - targetSum]
            earlier[total] += 1
            return own + count(node.left, total) + count(node.right, total)

        return count(root, 0)
