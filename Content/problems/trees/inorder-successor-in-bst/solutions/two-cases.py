# Idea: the leftmost node of p's right side, or else the lowest ancestor with p on its left.
# Time O(height), space O(1).
class Solution:
    def inorderSuccessor(
        self, root: Optional[TreeNode], p: Optional[TreeNode]
    ) -> Optional[TreeNode]:
        if p.right:
            lowest = p.right
            while lowest.left:
                lowest = lowest.left
            return lowest
        ancestor = None
        node = root
        while node is not p:
            if p.val < node.val:
                ancestor = node
                node = node.left
            else:
                node = node.right
        return ancestor
