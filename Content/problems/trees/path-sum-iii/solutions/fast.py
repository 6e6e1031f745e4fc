# Idea: a table of the sums on the present way, as for pieces of a list. Time O(n), space O(n).
class Solution:
    def pathSum(self, root: Optional[TreeNode], targetSum: int) -> int:
        earlier = Counter([0])

        def count(node: Optional[TreeNode], above: int) -> int:
            if node is None:
                return 0
            total = above + node.val
            own = earlier[total - targetSum]
            earlier[total] += 1
            below = count(node.left, total) + count(node.right, total)
            earlier[total] -= 1
            return own + below

        return count(root, 0)
