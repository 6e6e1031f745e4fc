# Idea: copies the values into an array, removes one and builds a new list. Time O(n), space O(n).
class Solution:
    def removeNthFromEnd(self, head: Optional[ListNode], n: int) -> Optional[ListNode]:
        values = []
        while head:
            values.append(head.val)
            head = head.next
        del values[-n]
        answer = None
        for value in reversed(values):
            answer = ListNode(value, answer)
        return answer
