# Idea: goes through the levels from below, so that the arms of the children are known. Time O(n).
class Solution:
    def maxPathSum(self, root: Optional[TreeNode]) -> int:
        nodes = [root]
        for node in nodes:
            nodes += [child for child in (node.left, node.right) if child]
        arms = {None: 0}
        best = root.val
        for node in reversed(nodes):
            left = max(0, arms[node.left])
            right = max(0, arms[node.right])
            best = max(best, left + node.val + right)
            arms[node] = node.val + max(left, right)
        return best
