# Bug: writes both trees as texts without a separator, so that 1 and 12 read like 11 and 2.
class Solution:
    def isSameTree(self, p: Optional[TreeNode], q: Optional[TreeNode]) -> bool:
        return self.text(p) == self.text(q)

    def text(self, root):
        words, rest = [], [root]
        while rest:
            node = rest.pop()
            words.append(str(node.val) if node else "x")
            if node:
                rest += [node.right, node.left]
        return "".join(words)
