# Idea: steps down from the root as long as one side holds both nodes. Time O(n · height).
class Solution:
    def lowestCommonAncestor(
        self, root: Optional[TreeNode], p: Optional[TreeNode], q: Optional[TreeNode]
    ) -> Optional[TreeNode]:
        for side in (root.left, root.right):
            if self.holds(side, p) and self.holds(side, q):
                return self.lowestCommonAncestor(side, p, q)
        return root

    def holds(self, root: Optional[TreeNode], wanted: Optional[TreeNode]) -> bool:
        if root is None:
            return False
        return root is wanted or self.holds(root.left, wanted) or self.holds(root.right, wanted)
