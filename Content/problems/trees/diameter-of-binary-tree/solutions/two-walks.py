# Idea: the node farthest from the root is an end of a longest way; a second walk finds the other.
# Time O(n), space O(n).
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

        def farthest(start: TreeNode) -> Tuple[TreeNode, int]:
            walk = [(start, None, 0)]
            for node, before, distance in walk:
                for after in neighbours[node]:
                    if after is not before:
                        walk.append((after, node, distance + 1))
            node, _, distance = walk[-1]
            return node, distance

        end, _ = farthest(root)
        _, distance = farthest(end)
        return distance
