# Bug: compares the first value in order with 0.
class Solution:
    def isValidBST(self, root: Optional[TreeNode]) -> bool:
        waiting = []
        node, previous = root, 0
        while node or waiting:
            while node:
                waiting.append(node)
                node = node.left
            node = waiting.pop()
            if node.val <= previous:
                return False
            previous = node.val
            node = node.right
        return True
