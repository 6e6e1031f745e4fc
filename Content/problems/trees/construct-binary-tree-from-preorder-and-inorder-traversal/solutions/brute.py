# Idea: lets each value of preorder go down from the root, by its place in inorder. Time
# O(n · height).
class Solution:
    def buildTree(self, preorder: List[int], inorder: List[int]) -> Optional[TreeNode]:
        places = {value: place for place, value in enumerate(inorder)}
        root = TreeNode(preorder[0])
        for value in preorder[1:]:
            node = root
            while True:
                side = "left" if places[value] < places[node.val] else "right"
                child = getattr(node, side)
                if child is None:
                    setattr(node, side, TreeNode(value))
                    break
                node = child
        return root
