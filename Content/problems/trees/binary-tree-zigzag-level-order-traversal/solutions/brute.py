# Idea: walks down from the root once for each level, left or right first. Time O(n · height).
class Solution:
    def zigzagLevelOrder(self, root: Optional[TreeNode]) -> List[List[int]]:
        levels = []
        while values := self.level(root, len(levels), len(levels) % 2 == 0):
            levels.append(values)
        return levels

    def level(self, root: Optional[TreeNode], depth: int, left_first: bool) -> List[int]:
        if root is None:
            return []
        if depth == 0:
            return [root.val]
        left = self.level(root.left, depth - 1, left_first)
        right = self.level(root.right, depth - 1, left_first)
        return left + right if left_first else right + left
