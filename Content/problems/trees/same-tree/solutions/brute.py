# Idea: writes down which value stands at which path, for each tree, and compares the lists. Time
# O(n · height).
class Solution:
    def isSameTree(self, p: Optional[TreeNode], q: Optional[TreeNode]) -> bool:
        return self.paths(p) == self.paths(q)

    def paths(self, root: Optional[TreeNode]) -> dict:
        values = {}
        rest = [(root, "")]
        for node, path in rest:
            if node:
                values[path] = node.val
                rest += [(node.left, path + "L"), (node.right, path + "R")]
        return values
