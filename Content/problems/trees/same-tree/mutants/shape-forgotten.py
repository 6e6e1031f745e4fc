# Bug: compares the values in preorder and forgets which children are missing.
class Solution:
    def isSameTree(self, p: Optional[TreeNode], q: Optional[TreeNode]) -> bool:
        return self.values(p) == self.values(q)

    def values(self, root):
        values, rest = [], [root]
        while rest:
            node = rest.pop()
            if node:
                values.append(node.val)
                rest += [node.right, node.left]
        return values
