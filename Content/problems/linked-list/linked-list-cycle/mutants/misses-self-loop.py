# Bug: takes a node that points to itself for the end of the list.
class Solution:
    def hasCycle(self, head: Optional[ListNode]) -> bool:
        seen = set()
        node = head
        while node and node.next is not node:
            if node in seen:
                return True
            seen.add(node)
            node = node.next
        return False
