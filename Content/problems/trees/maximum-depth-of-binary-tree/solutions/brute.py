# Idea: notes every node's parent, then walks from each node up to the root. Time O(n · height).
class Solution:
    def maxDepth(self, root: Optional[TreeNode]) -> int:
        nodes = [root] if root else []
        parents = {}
        for node in nodes:
            for child in (node.left, node.right):
                if child:
                    parents[child] = node
                    nodes.append(child)
        longest = 0
        for node in nodes:
            length = 1
            while node in parents:
                node = parents[node]
                length += 1
            longest = max(longest, length)
        return longest
