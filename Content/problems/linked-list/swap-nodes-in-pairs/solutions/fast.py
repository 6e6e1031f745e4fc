# Idea: relinks pair by pair behind the node before. Time O(n), space O(1).
class Solution:
    def swapPairs(self, head: Optional[ListNode]) -> Optional[ListNode]:
        front = before = ListNode()
        front.next = head
        while before.next and before.next.next:
            first = before.next
            second = first.next
            first.next = second.next
            second.next = first
            before.next = second
            before = first
        return front.next
