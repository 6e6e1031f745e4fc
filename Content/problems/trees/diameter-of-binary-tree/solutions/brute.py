# Idea: walks outwards from every node, as in a graph. Time O(n²), space O(n).
class Solution:
    def diameterOfBinaryTree(self, root: Optional[TreeNode]) -> int:
        neighbours = {root: []}
        nodes = [root]
        for node in nodes:
            for child in (node.left, node.right):
                if child:
                    neighbours[node].append(child)
                    neighbours[child] = [node]
                    nodes.append(child)
        longest = 0
        for start in nodes:
            walk = [(start, None, 0)]
            for node, before, distance in walk:
                longest = max(longest, distance)
                for after in neighbours[node]:
                    if after is not before:
                        walk.append((after, node, distance + 1))
        return longest
