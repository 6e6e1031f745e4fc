# Idea: spreads from the target in rings, over children and parents. Time O(n), space O(n).
class Solution:
    def distanceK(
        self, root: Optional[TreeNode], target: Optional[TreeNode], k: int
    ) -> List[int]:
        neighbours = {root: []}
        nodes = [root]
        for node in nodes:
            for child in (node.left, node.right):
                if child:
                    neighbours[node].append(child)
                    neighbours[child] = [node]
                    nodes.append(child)
        ring = [(target, None)]
        for _ in range(k):
            ring = [
                (after, node)
                for node, before in ring
                for after in neighbours[node]
                if after is not before
            ]
        return [node.val for node, _ in ring]
