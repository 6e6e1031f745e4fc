# Idea: a queue of pairs of places that must agree. Time O(n), space O(width).
class Solution:
    def isSameTree(self, p: Optional[TreeNode], q: Optional[TreeNode]) -> bool:
        queue = deque([(p, q)])
        while queue:
            first, second = queue.popleft()
            if first is None and second is None:
                continue
            if first is None or second is None or first.val != second.val:
                return False
            queue.append((first.left, second.left))
            queue.append((first.right, second.right))
        return True
