# Idea: compares every node with all nodes above it. Time O(n · height).
class Solution:
    def isValidBST(self, root: Optional[TreeNode]) -> bool:
        rest = [(root, [])]
        for node, above in rest:
            for value, is_left in above:
                if is_left and node.val >= value or not is_left and node.val <= value:
                    return False
            if node.left:
                rest.append((node.left, above + [(node.val, True)]))
            if node.right:
                rest.append((node.right, above + [(node.val, False)]))
        return True
