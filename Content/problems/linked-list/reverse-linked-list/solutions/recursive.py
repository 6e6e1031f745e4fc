# Idea: reverses the rest first, then hangs the head behind it. Time O(n), call stack O(n).
class Solution:
    def reverseList(self, head: Optional[ListNode]) -> Optional[ListNode]:
        if head is None or head.next is None:
            return head
        reversed_rest = self.reverseList(head.next)
        head.next.next = head
        head.next = None
        return reversed_rest
