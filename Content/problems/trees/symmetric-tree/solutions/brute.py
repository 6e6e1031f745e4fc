# Idea: writes the left side down, and the right side the other way round; the records must be
# equal. Time O(n), space O(n).
class Solution:
    def isSymmetric(self, root: Optional[TreeNode]) -> bool:
        def write(node: Optional[TreeNode], left_first: bool, record: List[Optional[int]]) -> None:
            if node is None:
                record.append(None)
                return
            record.append(node.val)
            sides = (node.left, node.right) if left_first else (node.right, node.left)
            for side in sides:
                write(side, left_first, record)

        left, right = [], []
        write(root.left, True, left)
        write(root.right, False, right)
        return left == right
