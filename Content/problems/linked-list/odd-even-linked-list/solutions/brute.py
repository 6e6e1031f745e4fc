# Idea: collects the values and writes them back group by group. Time O(n), space O(n).
class Solution:
    def oddEvenList(self, head: Optional[ListNode]) -> Optional[ListNode]:
        values = []
        node = head
        while node:
            values.append(node.val)
            node = node.next
        node = head
        for value in values[::2] + values[1::2]:
            node.val = value
            node = node.next
        return head
