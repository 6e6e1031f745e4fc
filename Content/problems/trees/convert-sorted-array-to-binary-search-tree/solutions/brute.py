# Idea: inserts the numbers into a search tree one by one, the middles of ranges first. Time
# O(n log n).
class Solution:
    def sortedArrayToBST(self, nums: List[int]) -> Optional[TreeNode]:
        root = None
        ranges = [nums]
        for numbers in ranges:
            middle = len(numbers) // 2
            root = self.insert(root, numbers[middle])
            ranges += [part for part in (numbers[:middle], numbers[middle + 1:]) if part]
        return root

    def insert(self, root: Optional[TreeNode], number: int) -> TreeNode:
        if root is None:
            return TreeNode(number)
        if number < root.val:
            root.left = self.insert(root.left, number)
        else:
            root.right = self.insert(root.right, number)
        return root
