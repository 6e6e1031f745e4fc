# Idea: remembers every node by its identity. Time O(n), space O(n).
class Solution:
    def hasCycle(self, head: Optional[ListNode]) -> bool:
        seen = set()
        node = head
        while node:
            if id(node) in seen:
                return True
            seen.add(id(node))
            node = node.next
        return False
