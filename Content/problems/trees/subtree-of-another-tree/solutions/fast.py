# Idea: gives every form of subtree a number by a dictionary, the large tree's first. Time O(n + m).
class Solution:
    def isSubtree(self, root: Optional[TreeNode], subRoot: Optional[TreeNode]) -> bool:
        numbers = {}

        def number(node: Optional[TreeNode]) -> int:
            if node is None:
                return 0
            form = (node.val, number(node.left), number(node.right))
            return numbers.setdefault(form, len(numbers) + 1)

        number(root)
        known = len(numbers)
        return number(subRoot) <= known
