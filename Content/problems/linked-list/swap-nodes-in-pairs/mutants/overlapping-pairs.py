# Bug: goes on by one node instead of two, so the first value wanders to the end.
class Solution:
    def swapPairs(self, head: Optional[ListNode]) -> Optional[ListNode]:
        node = head
        while node and node.next:
            node.val, node.next.val = node.next.val, node.val
            node = node.next
        return head
