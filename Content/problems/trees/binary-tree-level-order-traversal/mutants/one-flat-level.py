# Bug: puts every node into a level of its own.
class Solution:
    def levelOrder(self, root: Optional[TreeNode]) -> List[List[int]]:
        queue = [root] if root else []
        for node in queue:
            queue += [child for child in (node.left, node.right) if child]
        return [[node.val] for node in queue]
