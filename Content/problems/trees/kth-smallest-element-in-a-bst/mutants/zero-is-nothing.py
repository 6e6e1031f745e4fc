# Bug: takes a found value of 0 for nothing found and goes on.
class Solution:
    def kthSmallest(self, root: Optional[TreeNode], k: int) -> int:
        self.left = k

        def find(node):
            if node is None:
                return None
            found = find(node.left)
            if found:
                return found
            self.left -= 1
            if self.left == 0:
                return node.val
            return find(node.right)

        return find(root)
