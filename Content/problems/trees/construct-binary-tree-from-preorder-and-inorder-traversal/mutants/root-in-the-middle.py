# Bug: builds from inorder alone and takes the middle for the root.
class Solution:
    def buildTree(self, preorder: List[int], inorder: List[int]) -> Optional[TreeNode]:
        if not inorder:
            return None
        middle = len(inorder) // 2
        return TreeNode(
            inorder[middle],
            self.buildTree(preorder, inorder[:middle]),
            self.buildTree(preorder, inorder[middle + 1:]),
        )
