# Bug: too slow. Searches a plain list of all earlier nodes at every step: O(n^2).
class Solution:
    def hasCycle(self, head: Optional[ListNode]) -> bool:
        seen = []
        node = head
        while node:
            for earlier in seen:
                if earlier is node:
                    return True
            seen.append(node)
            node = node.next
        return False
