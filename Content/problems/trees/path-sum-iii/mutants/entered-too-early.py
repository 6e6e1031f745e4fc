# Bug: enters the node's own sum before it looks up, so for 0 it counts paths without nodes.
class Solution:
    def pathSum(self, root: Optional[TreeNode], targetSum: int) -> int:
        earlier = Counter([0])

        def count(node, above):
            if node is None:
                return 0
            total = above + node.val
            earlier[total] += 1
            own = earlier[total - targetSum]
            below = count(node.left, total) + count(node.right, total)
            earlier[total] -= 1
            return own + below

        return count(root, 0)
