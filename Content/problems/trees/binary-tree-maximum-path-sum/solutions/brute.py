# Idea: walks from every node to every other, as in a graph. Time O(n²).
class Solution:
    def maxPathSum(self, root: Optional[TreeNode]) -> int:
        neighbours = {root: []}
        nodes = [root]
        for node in nodes:
            for child in (node.left, node.right):
                if child:
                    neighbours[node].append(child)
                    neighbours[child] = [node]
                    nodes.append(child)
        sums = []
        for start in nodes:
            walk = [(start, None, start.val)]
            for node, before, total in walk:
                sums.append(total)
                for after in neighbours[node]:
                    if after is not before:
                        walk.append((after, node, total + after.val))
        return max(sums)
