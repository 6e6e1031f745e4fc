# Bug: goes on while the fast reference is there at all, so with an odd number it is one node too far.
class Solution:
    def middleNode(self, head: Optional[ListNode]) -> Optional[ListNode]:
        middle = ahead = head
        while ahead:
            middle = middle.next
            ahead = ahead.next.next if ahead.next else None
        return middle
