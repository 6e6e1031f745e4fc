# Idea: two references, one twice as fast: when it is at the end, the other is in the middle. Time
# O(n), space O(1).
class Solution:
    def middleNode(self, head: Optional[ListNode]) -> Optional[ListNode]:
        middle = ahead = head
        while ahead and ahead.next:
            middle = middle.next
            ahead = ahead.next.next
        return middle
