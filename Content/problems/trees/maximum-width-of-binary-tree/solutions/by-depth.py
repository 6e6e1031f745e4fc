# Idea: one walk that notes the first place of each depth. Time O(n), space O(height).
class Solution:
    def widthOfBinaryTree(self, root: Optional[TreeNode]) -> int:
        firsts = []

        def width(node: Optional[TreeNode], depth: int, place: int) -> int:
            if node is None:
                return 0
            if depth == len(firsts):
                firsts.append(place)
            left = width(node.left, depth + 1, 2 * place)
            right = width(node.right, depth + 1, 2 * place + 1)
            return max(place - firsts[depth] + 1, left, right)

        return width(root, 0, 0)
