# Bug: collects the values as keys, so a repeated value appears once.
class Solution:
    def reverseList(self, head: Optional[ListNode]) -> Optional[ListNode]:
        values = {}
        node = head
        while node:
            values[node.val] = True
            node = node.next
        answer = None
        for value in values:
            answer = ListNode(value, answer)
        return answer
