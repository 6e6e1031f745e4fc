# Bug: writes the values in preorder without marks, so the shape is lost.
class Solution:
    def isSubtree(self, root: Optional[TreeNode], subRoot: Optional[TreeNode]) -> bool:
        return self.text(subRoot) in self.text(root)

    def text(self, root):
        words, rest = [], [root]
        while rest:
            node = rest.pop()
            if node:
                words.append(f",{node.val},")
                rest += [node.right, node.left]
        return "".join(words)
