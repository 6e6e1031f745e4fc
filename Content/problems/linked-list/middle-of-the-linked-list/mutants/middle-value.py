# Bug: returns the middle one of the sorted values, the median.
class Solution:
    def middleNode(self, head: Optional[ListNode]) -> Optional[ListNode]:
        values = []
        node = head
        while node:
            values.append(node.val)
            node = node.next
        median = sorted(values)[len(values) // 2]
        while head.val != median:
            head = head.next
        return head
