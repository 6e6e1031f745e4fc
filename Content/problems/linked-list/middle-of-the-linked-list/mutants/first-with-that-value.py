# Bug: remembers the value in the middle and returns the first node that has it.
class Solution:
    def middleNode(self, head: Optional[ListNode]) -> Optional[ListNode]:
        values = []
        node = head
        while node:
            values.append(node.val)
            node = node.next
        while head.val != values[len(values) // 2]:
            head = head.next
        return head
