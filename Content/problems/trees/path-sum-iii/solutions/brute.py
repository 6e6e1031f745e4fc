# Idea: walks down from every node as the beginning. Time O(n · height).
class Solution:
    def pathSum(self, root: Optional[TreeNode], targetSum: int) -> int:
        if root is None:
            return 0
        left = self.pathSum(root.left, targetSum)
        return self.begin(root, targetSum) + left + self.pathSum(root.right, targetSum)

    def begin(self, node: Optional[TreeNode], missing: int) -> int:
        if node is None:
            return 0
        rest = missing - node.val
        return (rest == 0) + self.begin(node.left, rest) + self.begin(node.right, rest)
