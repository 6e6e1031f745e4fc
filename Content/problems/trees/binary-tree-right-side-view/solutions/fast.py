# Idea: notes the last value of each level. Time O(n), space O(width).
class Solution:
    def rightSideView(self, root: Optional[TreeNode]) -> List[int]:
        view = []
        level = [root] if root else []
        while level:
            view.append(level[-1].val)
            level = [child for node in level for child in (node.left, node.right) if child]
        return view
