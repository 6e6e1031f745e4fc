# Idea: walks down from the root once for each level. Time O(n · height).
class Solution:
    def levelOrder(self, root: Optional[TreeNode]) -> List[List[int]]:
        levels = []
        while values := self.level(root, len(levels)):
            levels.append(values)
        return levels

    def level(self, root: Optional[TreeNode], depth: int) -> List[int]:
        if root is None:
            return []
        if depth == 0:
            return [root.val]
        return self.level(root.left, depth - 1) + self.level(root.right, depth - 1)
