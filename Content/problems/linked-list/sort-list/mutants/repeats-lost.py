# Bug: sorts a set of the values, so repeats are lost.
class Solution:
    def sortList(self, head: Optional[ListNode]) -> Optional[ListNode]:
        values = set()
        while head:
            values.add(head.val)
            head = head.next
        answer = None
        for value in sorted(values, reverse=True):
            answer = ListNode(value, answer)
        return answer
