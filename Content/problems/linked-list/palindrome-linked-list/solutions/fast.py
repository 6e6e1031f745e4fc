# Idea: turns the second half around and compares it with the first. Time O(n), space O(1).
class Solution:
    def isPalindrome(self, head: Optional[ListNode]) -> bool:
        middle = ahead = head
        while ahead and ahead.next:
            middle = middle.next
            ahead = ahead.next.next
        back = None
        while middle:
            middle.next, back, middle = back, middle, middle.next
        while back:
            if head.val != back.val:
                return False
            head, back = head.next, back.next
        return True
