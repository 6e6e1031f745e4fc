# Bug: stops when the shorter list ends.
class Solution:
    def addTwoNumbers(self, l1: Optional[ListNode], l2: Optional[ListNode]) -> Optional[ListNode]:
        front = last = ListNode()
        carry = 0
        while l1 and l2:
            carry, digit = divmod(l1.val + l2.val + carry, 10)
            last.next = ListNode(digit)
            last = last.next
            l1, l2 = l1.next, l2.next
        if carry:
            last.next = ListNode(carry)
        return front.next
