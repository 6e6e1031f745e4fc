# Bug: takes a left side of a single value for an empty one.
class Solution:
    def buildTree(self, preorder: List[int], inorder: List[int]) -> Optional[TreeNode]:
        node = TreeNode(preorder[0])
        place = inorder.index(preorder[0])
        if place > 1:
            node.left = self.buildTree(preorder[1:place + 1], inorder[:place])
        if place + 1 < len(inorder):
            node.right = self.buildTree(preorder[place + 1:], inorder[place + 1:])
        return node
