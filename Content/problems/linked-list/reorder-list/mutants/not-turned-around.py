# Bug: forgets to turn the second half around before interlacing.
class Solution:
    def reorderList(self, head: Optional[ListNode]) -> None:
        values = []
        node = head
        while node:
            values.append(node.val)
            node = node.next
        half = (len(values) + 1) // 2
        order = list(values)
        order[::2] = values[:half]
        order[1::2] = values[half:]
        node = head
        for value in order:
            node.val = value
            node = node.next
