# Bug: too slow. Bubbles the first value to the end by neighbour swaps, again and again: O(n^2).
class Solution:
    def reverseList(self, head: Optional[ListNode]) -> Optional[ListNode]:
        end = None
        while head is not end and head is not None:
            node = head
            while node.next is not end:
                node.val, node.next.val = node.next.val, node.val
                node = node.next
            end = node
        return head
