# Bug: compares the values without their signs.
class Solution:
    def sortList(self, head: Optional[ListNode]) -> Optional[ListNode]:
        values = []
        node = head
        while node:
            values.append(node.val)
            node = node.next
        node = head
        for value in sorted(values, key=abs):
            node.val = value
            node = node.next
        return head
