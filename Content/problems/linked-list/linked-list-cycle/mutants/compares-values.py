# Bug: remembers values instead of nodes, so a repeated value counts as a circle.
class Solution:
    def hasCycle(self, head: Optional[ListNode]) -> bool:
        seen = set()
        node = head
        while node:
            if node.val in seen:
                return True
            seen.add(node.val)
            node = node.next
        return False
