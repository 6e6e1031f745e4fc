# Idea: finds the target by recursion and collects below each of its ancestors. Time O(n), space
# O(height).
class Solution:
    def distanceK(
        self, root: Optional[TreeNode], target: Optional[TreeNode], k: int
    ) -> List[int]:
        found = []

        def collect(node: Optional[TreeNode], depth: int) -> None:
            if node is None or depth < 0:
                return
            if depth == 0:
                found.append(node.val)
            collect(node.left, depth - 1)
            collect(node.right, depth - 1)

        def steps(node: Optional[TreeNode]) -> Optional[int]:
            if node is None:
                return None
            if node is target:
                collect(node, k)
                return 0
            for side, other in ((node.left, node.right), (node.right, node.left)):
                below = steps(side)
                if below is not None:
                    if below + 1 == k:
                        found.append(node.val)
                    collect(other, k - below - 2)
                    return below + 1
            return None

        steps(root)
        return found
