# Bug: the text of a value has no border on its left, so 2 is found in 12.
class Solution:
    def isSubtree(self, root: Optional[TreeNode], subRoot: Optional[TreeNode]) -> bool:
        return self.text(subRoot) in self.text(root)

    def text(self, root):
        words, rest = [], [root]
        while rest:
            node = rest.pop()
            words.append(f"{node.val}," if node else "x")
            if node:
                rest += [node.right, node.left]
        return "".join(words)
