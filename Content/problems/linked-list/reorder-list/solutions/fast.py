# Idea: finds the middle, turns the second half around and interlaces both. Time O(n), space O(1).
class Solution:
    def reorderList(self, head: Optional[ListNode]) -> None:
        middle = ahead = head
        while ahead and ahead.next:
            middle = middle.next
            ahead = ahead.next.next
        back = None
        while middle:
            middle.next, back, middle = back, middle, middle.next
        front = head
        while back.next:
            front.next, front = back, front.next
            back.next, back = front, back.next
