# Idea: builds a complete tree of empty nodes and writes the numbers in from left to right.
# Time O(n), space O(n).
class Solution:
    def sortedArrayToBST(self, nums: List[int]) -> Optional[TreeNode]:
        nodes = [TreeNode() for _ in nums]
        for index, node in enumerate(nodes):
            if 2 * index + 1 < len(nodes):
                node.left = nodes[2 * index + 1]
            if 2 * index + 2 < len(nodes):
                node.right = nodes[2 * index + 2]
        numbers = iter(nums)

        def fill(node: Optional[TreeNode]) -> None:
            if node is None:
                return
            fill(node.left)
            node.val = next(numbers)
            fill(node.right)

        fill(nodes[0])
        return nodes[0]
