# Bug: starts the fast walker one node ahead and moves before it compares: a node that
# points to itself at the end is found, but the two walkers may step over each other's check.
class Solution:
    def hasCycle(self, head: Optional[ListNode]) -> bool:
        node = head
        seen = set()
        while node and node.next:
            if node.next is node:
                return False
            if node in seen:
                return True
            seen.add(node)
            node = node.next
        return False
