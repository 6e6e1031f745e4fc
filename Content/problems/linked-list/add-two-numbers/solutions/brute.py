# Idea: computes both numbers as wholes, adds them and takes the digits of the sum. Time O(n²).
class Solution:
    def addTwoNumbers(self, l1: Optional[ListNode], l2: Optional[ListNode]) -> Optional[ListNode]:
        total = self.number(l1) + self.number(l2)
        digits = [total % 10]
        while total > 9:
            total //= 10
            digits.append(total % 10)
        answer = None
        for digit in reversed(digits):
            answer = ListNode(digit, answer)
        return answer

    def number(self, node: Optional[ListNode]) -> int:
        value, place = 0, 1
        while node:
            value += node.val * place
            place *= 10
            node = node.next
        return value
