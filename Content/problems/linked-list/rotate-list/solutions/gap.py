# Idea: two references k mod n links apart; where the first ends, the second is at the cut.
class Solution:
    def rotateRight(self, head: Optional[ListNode], k: int) -> Optional[ListNode]:
        if head is None:
            return None
        length = 0
        node = head
        while node:
            length += 1
            node = node.next
        ahead = behind = head
        for _ in range(k % length):
            ahead = ahead.next
        while ahead.next:
            ahead = ahead.next
            behind = behind.next
        ahead.next = head
        first = behind.next
        behind.next = None
        return first
