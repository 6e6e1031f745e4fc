# Idea: climbs from every node to the root and looks for a greater value. Time O(n · height).
class Solution:
    def goodNodes(self, root: Optional[TreeNode]) -> int:
        parents = {root: None}
        nodes = [root]
        for node in nodes:
            for child in (node.left, node.right):
                if child:
                    parents[child] = node
                    nodes.append(child)
        good = 0
        for node in nodes:
            above = node
            while above and above.val <= node.val:
                above = parents[above]
            if above is None:
                good += 1
        return good
