# Idea: searches from the root once for each level, on the right first. Time O(n · height).
class Solution:
    def rightSideView(self, root: Optional[TreeNode]) -> List[int]:
        view = []
        while found := self.search(root, len(view)):
            view.append(found.val)
        return view

    def search(self, root: Optional[TreeNode], depth: int) -> Optional[TreeNode]:
        if root is None or depth == 0:
            return root
        return self.search(root.right, depth - 1) or self.search(root.left, depth - 1)
