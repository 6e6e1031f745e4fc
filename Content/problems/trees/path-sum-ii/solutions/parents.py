# Idea: notes every parent and climbs from the leaves whose sum is right. Time O(n · height).
class Solution:
    def pathSum(self, root: Optional[TreeNode], targetSum: int) -> List[List[int]]:
        if root is None:
            return []
        parents = {root: None}
        walk = [(root, root.val)]
        paths = []
        for node, total in walk:
            children = [child for child in (node.left, node.right) if child]
            for child in children:
                parents[child] = node
                walk.append((child, total + child.val))
            if not children and total == targetSum:
                path = []
                while node:
                    path.append(node.val)
                    node = parents[node]
                paths.append(path[::-1])
        return paths
