# Idea: a stack of nodes whose left side is unfinished; inorder tells when it is finished. Time
# O(n).
class Solution:
    def buildTree(self, preorder: List[int], inorder: List[int]) -> Optional[TreeNode]:
        root = TreeNode(preorder[0])
        unfinished = [root]
        finished = 0
        for value in preorder[1:]:
            node = TreeNode(value)
            parent = None
            while unfinished and unfinished[-1].val == inorder[finished]:
                parent = unfinished.pop()
                finished += 1
            if parent:
                parent.right = node
            else:
                unfinished[-1].left = node
            unfinished.append(node)
        return root
