# Bug: leaves out children with the value 0, and all that hangs on them.
class Solution:
    def levelOrder(self, root: Optional[TreeNode]) -> List[List[int]]:
        levels = []
        level = [root] if root else []
        while level:
            levels.append([node.val for node in level])
            children = [child for node in level for child in (node.left, node.right)]
            level = [child for child in children if child and child.val]
        return levels
