# Bug: takes a k that is not below the length for no rotation at all.
class Solution:
    def rotateRight(self, head: Optional[ListNode], k: int) -> Optional[ListNode]:
        values = []
        node = head
        while node:
            values.append(node.val)
            node = node.next
        cut = len(values) - k if k < len(values) else len(values)
        node = head
        for value in values[cut:] + values[:cut]:
            node.val = value
            node = node.next
        return head
