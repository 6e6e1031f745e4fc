# Bug: jumps two links without looking whether the first one leads anywhere.
class Solution:
    def hasCycle(self, head: Optional[ListNode]) -> bool:
        slow = fast = head
        while fast:
            slow = slow.next
            fast = fast.next.next
            if fast and slow is fast:
                return True
        return False
