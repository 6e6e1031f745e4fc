# Idea: visits the values in order and compares each with the one before. Time O(n), space
# O(height).
class Solution:
    def isValidBST(self, root: Optional[TreeNode]) -> bool:
        waiting = []
        node, previous = root, None
        while node or waiting:
            while node:
                waiting.append(node)
                node = node.left
            node = waiting.pop()
            if previous is not None and node.val <= previous:
                return False
            previous = node.val
            node = node.right
        return True
