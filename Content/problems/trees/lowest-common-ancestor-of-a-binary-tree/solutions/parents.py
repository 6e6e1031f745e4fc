# Idea: notes every parent, marks the way up from p and climbs from q to the first mark. Time O(n).
class Solution:
    def lowestCommonAncestor(
        self, root: Optional[TreeNode], p: Optional[TreeNode], q: Optional[TreeNode]
    ) -> Optional[TreeNode]:
        parents = {root: None}
        rest = [root]
        for node in rest:
            for child in (node.left, node.right):
                if child:
                    parents[child] = node
                    rest.append(child)
        marked = set()
        while p:
            marked.add(p)
            p = parents[p]
        while q not in marked:
            q = parents[q]
        return q
