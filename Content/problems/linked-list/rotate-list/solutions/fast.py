# Idea: links the list to a ring and cuts it where the new end is. Time O(n), space O(1).
class Solution:
    def rotateRight(self, head: Optional[ListNode], k: int) -> Optional[ListNode]:
        if head is None:
            return None
        last = head
        length = 1
        while last.next:
            last = last.next
            length += 1
        last.next = head
        for _ in range(length - k % length):
            last = last.next
        first = last.next
        last.next = None
        return first
