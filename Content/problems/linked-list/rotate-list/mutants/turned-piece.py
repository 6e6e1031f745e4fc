# Bug: puts the last nodes in front one by one from the left, so they come in the opposite order.
class Solution:
    def rotateRight(self, head: Optional[ListNode], k: int) -> Optional[ListNode]:
        values = []
        node = head
        while node:
            values.append(node.val)
            node = node.next
        if not values:
            return None
        cut = len(values) - k % len(values)
        node = head
        for value in values[cut:][::-1] + values[:cut]:
            node.val = value
            node = node.next
        return head
