# Idea: copies the values aside and writes them back from the end. Time O(n), space O(n).
class Solution:
    def reverseList(self, head: Optional[ListNode]) -> Optional[ListNode]:
        values = []
        node = head
        while node:
            values.append(node.val)
            node = node.next
        node = head
        while node:
            node.val = values.pop()
            node = node.next
        return head
