# Bug: puts the even positions behind the odd ones in the opposite order.
class Solution:
    def oddEvenList(self, head: Optional[ListNode]) -> Optional[ListNode]:
        values = []
        node = head
        while node:
            values.append(node.val)
            node = node.next
        node = head
        for value in values[::2] + values[1::2][::-1]:
            node.val = value
            node = node.next
        return head
