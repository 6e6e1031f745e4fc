# Idea: exchanges two pieces of an array of the values and writes them back. Time O(n), space O(n).
class Solution:
    def rotateRight(self, head: Optional[ListNode], k: int) -> Optional[ListNode]:
        values = deque()
        node = head
        while node:
            values.append(node.val)
            node = node.next
        values.rotate(k)
        node = head
        for value in values:
            node.val = value
            node = node.next
        return head
