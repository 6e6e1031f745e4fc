# Bug: sorts from the largest to the smallest.
class Solution:
    def sortList(self, head: Optional[ListNode]) -> Optional[ListNode]:
        values = []
        node = head
        while node:
            values.append(node.val)
            node = node.next
        node = head
        for value in sorted(values, reverse=True):
            node.val = value
            node = node.next
        return head
