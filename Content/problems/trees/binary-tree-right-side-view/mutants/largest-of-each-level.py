# Bug: takes the greatest value of each level instead of the last.
class Solution:
    def rightSideView(self, root: Optional[TreeNode]) -> List[int]:
        view = []
        level = [root] if root else []
        while level:
            view.append(max(node.val for node in level))
            level = [child for node in level for child in (node.left, node.right) if child]
        return view
