# Bug: asks only whether the values from left to right read the same from both ends.
class Solution:
    def isSymmetric(self, root: Optional[TreeNode]) -> bool:
        def values(node):
            return values(node.left) + [node.val] + values(node.right) if node else []

        found = values(root)
        return found == found[::-1]
