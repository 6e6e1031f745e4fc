# Bug: returns all nodes that lie k steps away or nearer.
class Solution:
    def distanceK(self, root, target, k):
        neighbours = {root: []}
        nodes = [root]
        for node in nodes:
            for child in (node.left, node.right):
                if child:
                    neighbours[node].append(child)
                    neighbours[child] = [node]
                    nodes.append(child)
        ring, found = [(target, None)], [target.val]
        for _ in range(k):
            ring = [(after, node) for node, before in ring for after in neighbours[node]
                    if after is not before]
            found += [node.val for node, _ in ring]
        return found
