# Idea: two references, n nodes apart, walk to the end together. Time O(n), space O(1).
class Solution:
    def removeNthFromEnd(self, head: Optional[ListNode], n: int) -> Optional[ListNode]:
        front = ListNode(next=head)
        ahead = before = front
        for _ in range(n):
            ahead = ahead.next
        while ahead.next:
            ahead = ahead.next
            before = before.next
        before.next = before.next.next
        return front.next
