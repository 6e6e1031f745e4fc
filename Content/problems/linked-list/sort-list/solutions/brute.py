# Idea: copies the values into an array, sorts it and writes them back. Time O(n log n), space O(n).
class Solution:
    def sortList(self, head: Optional[ListNode]) -> Optional[ListNode]:
        values = []
        node = head
        while node:
            values.append(node.val)
            node = node.next
        node = head
        for value in sorted(values):
            node.val = value
            node = node.next
        return head
