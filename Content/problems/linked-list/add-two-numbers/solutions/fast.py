# Idea: adds digit by digit with a carry until both lists and the carry are used up. Time O(n),
# space O(1) beside the answer.
class Solution:
    def addTwoNumbers(self, l1: Optional[ListNode], l2: Optional[ListNode]) -> Optional[ListNode]:
        front = ListNode()
        last = front
        carry = 0
        while l1 or l2 or carry:
            total = carry
            if l1:
                total += l1.val
                l1 = l1.next
            if l2:
                total += l2.val
                l2 = l2.next
            carry, digit = divmod(total, 10)
            last.next = ListNode(digit)
            last = last.next
        return front.next
