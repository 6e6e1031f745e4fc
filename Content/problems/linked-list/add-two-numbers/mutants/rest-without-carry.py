# Bug: hangs the rest of the longer list on as it is, so a carry does not go into it.
class Solution:
    def addTwoNumbers(self, l1: Optional[ListNode], l2: Optional[ListNode]) -> Optional[ListNode]:
        front = last = ListNode()
        carry = 0
        while l1 and l2:
            carry, digit = divmod(l1.val + l2.val + carry, 10)
            last.next = ListNode(digit)
            last = last.next
            l1, l2 = l1.next, l2.next
        last.next = l1 or l2
        if carry and last.next is None:
            last.next = ListNode(carry)
        return front.next
