# Bug: counts the links instead of the nodes, so the rest of the division is wrong.
class Solution:
    def rotateRight(self, head: Optional[ListNode], k: int) -> Optional[ListNode]:
        values = deque()
        node = head
        while node:
            values.append(node.val)
            node = node.next
        if len(values) > 1:
            values.rotate(k % (len(values) - 1))
        node = head
        for value in values:
            node.val = value
            node = node.next
        return head
