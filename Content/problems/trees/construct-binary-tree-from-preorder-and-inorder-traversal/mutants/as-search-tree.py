# Bug: takes the tree for a search tree and compares values instead of places in inorder.
class Solution:
    def buildTree(self, preorder: List[int], inorder: List[int]) -> Optional[TreeNode]:
        root = TreeNode(preorder[0])
        for value in preorder[1:]:
            node = root
            while True:
                side = "left" if value < node.val else "right"
                child = getattr(node, side)
                if child is None:
                    setattr(node, side, TreeNode(value))
                    break
                node = child
        return root
