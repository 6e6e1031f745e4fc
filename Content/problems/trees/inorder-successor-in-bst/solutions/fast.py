# Idea: walks down and remembers the last node at which it went left. Time O(height), space O(1).
class Solution:
    def inorderSuccessor(
        self, root: Optional[TreeNode], p: Optional[TreeNode]
    ) -> Optional[TreeNode]:
        successor = None
        node = root
        while node:
            if p.val < node.val:
                successor = node
                node = node.left
            else:
                node = node.right
        return successor
