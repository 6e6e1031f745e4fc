# Idea: hangs zeros behind the shorter list, then adds pairs of digits. Time O(n), space O(n).
class Solution:
    def addTwoNumbers(self, l1: Optional[ListNode], l2: Optional[ListNode]) -> Optional[ListNode]:
        one, other = l1, l2
        while one.next or other.next:
            one.next = one.next or ListNode(0)
            other.next = other.next or ListNode(0)
            one, other = one.next, other.next
        one, other, carry = l1, l2, 0
        while one:
            carry, one.val = divmod(one.val + other.val + carry, 10)
            if one.next is None and carry:
                one.next = ListNode(carry)
                break
            one, other = one.next, other.next
        return l1
