# Bug: goes up to the ancestors but never down again on their other sides.
class Solution:
    def distanceK(self, root, target, k):
        parents = {root: None}
        nodes = [root]
        for node in nodes:
            for child in (node.left, node.right):
                if child:
                    parents[child] = node
                    nodes.append(child)
        ring = [target]
        for _ in range(k):
            ring = [child for node in ring for child in (node.left, node.right) if child]
        above = target
        for _ in range(k):
            above = parents[above] if above else None
        return [node.val for node in ring] + ([above.val] if above and k else [])
