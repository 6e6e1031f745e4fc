# Bug: does not think of an empty list.
class Solution:
    def oddEvenList(self, head: Optional[ListNode]) -> Optional[ListNode]:
        odd = head
        first_even = even = head.next
        while even and even.next:
            odd.next = odd = even.next
            even.next = even = odd.next
        odd.next = first_even
        return head
