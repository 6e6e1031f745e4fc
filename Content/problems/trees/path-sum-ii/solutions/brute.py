# Idea: gives every node the whole list of values that leads to it. Time O(n · height).
class Solution:
    def pathSum(self, root: Optional[TreeNode], targetSum: int) -> List[List[int]]:
        paths = []
        waiting = [(root, [root.val])] if root else []
        while waiting:
            node, path = waiting.pop()
            children = [child for child in (node.left, node.right) if child]
            if not children and sum(path) == targetSum:
                paths.append(path)
            waiting += [(child, path + [child.val]) for child in children]
        return paths
