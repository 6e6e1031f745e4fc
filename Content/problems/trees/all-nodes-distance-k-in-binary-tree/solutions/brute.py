# Idea: climbs from every node until it meets the target's way to the root. Time O(n · height).
class Solution:
    def distanceK(
        self, root: Optional[TreeNode], target: Optional[TreeNode], k: int
    ) -> List[int]:
        parents = {root: None}
        nodes = [root]
        for node in nodes:
            for child in (node.left, node.right):
                if child:
                    parents[child] = node
                    nodes.append(child)
        above = {}
        node = target
        while node:
            above[node] = len(above)
            node = parents[node]
        found = []
        for start in nodes:
            node = start
            steps = 0
            while node not in above:
                node = parents[node]
                steps += 1
            if steps + above[node] == k:
                found.append(start.val)
        return found
