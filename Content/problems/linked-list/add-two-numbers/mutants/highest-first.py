# Bug: reads the lists as if the highest digit came first.
class Solution:
    def addTwoNumbers(self, l1: Optional[ListNode], l2: Optional[ListNode]) -> Optional[ListNode]:
        total = self.number(l1) + self.number(l2)
        answer = ListNode(total % 10)
        while total > 9:
            total //= 10
            answer = ListNode(total % 10, answer)
        return answer

    def number(self, node: Optional[ListNode]) -> int:
        value = 0
        while node:
            value = value * 10 + node.val
            node = node.next
        return value
