# Idea: writes both trees as texts with marks and looks for one in the other. Time O(n + m).
class Solution:
    def isSubtree(self, root: Optional[TreeNode], subRoot: Optional[TreeNode]) -> bool:
        return self.text(subRoot) in self.text(root)

    def text(self, root: Optional[TreeNode]) -> str:
        words = []
        rest = [root]
        while rest:
            node = rest.pop()
            words.append(f",{node.val}," if node else "x")
            if node:
                rest += [node.right, node.left]
        return "".join(words)
