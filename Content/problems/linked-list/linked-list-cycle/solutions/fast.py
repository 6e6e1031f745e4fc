# Idea: two walkers, one twice as fast: in a circle the fast one catches up. Time O(n), space
# O(1).
class Solution:
    def hasCycle(self, head: Optional[ListNode]) -> bool:
        slow = fast = head
        while fast and fast.next:
            slow = slow.next
            fast = fast.next.next
            if slow is fast:
                return True
        return False
