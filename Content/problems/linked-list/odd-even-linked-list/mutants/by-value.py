# Bug: groups by the values instead of the positions.
class Solution:
    def oddEvenList(self, head: Optional[ListNode]) -> Optional[ListNode]:
        values = []
        node = head
        while node:
            values.append(node.val)
            node = node.next
        node = head
        for value in sorted(values, key=lambda value: value % 2 == 0):
            node.val = value
            node = node.next
        return head
