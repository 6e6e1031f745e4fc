# Bug: turns the last group around even if it has fewer than k nodes.
class Solution:
    def reverseKGroup(self, head: Optional[ListNode], k: int) -> Optional[ListNode]:
        values = []
        node = head
        while node:
            values.append(node.val)
            node = node.next
        answer = None
        for start in reversed(range(0, len(values), k)):
            for value in reversed(values[start:start + k][::-1]):
                answer = ListNode(value, answer)
        return answer
