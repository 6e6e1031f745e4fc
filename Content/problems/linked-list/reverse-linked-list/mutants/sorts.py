# Bug: sorts the values downwards, which looks right whenever the list was ascending.
class Solution:
    def reverseList(self, head: Optional[ListNode]) -> Optional[ListNode]:
        values = []
        node = head
        while node:
            values.append(node.val)
            node = node.next
        values.sort()
        node = head
        while node:
            node.val = values.pop()
            node = node.next
        return head
