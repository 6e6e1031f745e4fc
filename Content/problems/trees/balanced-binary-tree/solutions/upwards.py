# Idea: goes through the levels from below, so that the depths of the children are known. Time O(n).
class Solution:
    def isBalanced(self, root: Optional[TreeNode]) -> bool:
        nodes = [root] if root else []
        for node in nodes:
            nodes += [child for child in (node.left, node.right) if child]
        depths = {None: 0}
        for node in reversed(nodes):
            left, right = depths[node.left], depths[node.right]
            if abs(left - right) > 1:
                return False
            depths[node] = 1 + max(left, right)
        return True
