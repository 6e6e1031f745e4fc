# Idea: a stack of nodes, each with the greatest value above it. Time O(n), space O(height).
class Solution:
    def goodNodes(self, root: Optional[TreeNode]) -> int:
        good = 0
        waiting = [(root, root.val)]
        while waiting:
            node, above = waiting.pop()
            if node.val >= above:
                good += 1
            for child in (node.left, node.right):
                if child:
                    waiting.append((child, max(above, node.val)))
        return good
