# Idea: counts for each value how many others are smaller. Time O(n²), space O(n).
class Solution:
    def kthSmallest(self, root: Optional[TreeNode], k: int) -> int:
        nodes = [root]
        for node in nodes:
            nodes += [child for child in (node.left, node.right) if child]
        values = [node.val for node in nodes]
        for value in values:
            if sum(other < value for other in values) == k - 1:
                return value
        return -1
