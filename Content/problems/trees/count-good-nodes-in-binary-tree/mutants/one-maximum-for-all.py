# Bug: keeps one maximum for the whole walk, so what the left side holds spoils the right side.
class Solution:
    def goodNodes(self, root: Optional[TreeNode]) -> int:
        good, highest = 0, root.val
        waiting = [root]
        while waiting:
            node = waiting.pop()
            if node.val >= highest:
                good += 1
                highest = node.val
            waiting += [child for child in (node.right, node.left) if child]
        return good
