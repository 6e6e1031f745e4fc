# Idea: swaps the children of every node, level by level from a queue. Time O(n), space O(width).
class Solution:
    def invertTree(self, root: Optional[TreeNode]) -> Optional[TreeNode]:
        queue = deque([root] if root else [])
        while queue:
            node = queue.popleft()
            node.left, node.right = node.right, node.left
            queue.extend(child for child in (node.left, node.right) if child)
        return root
