# Bug: puts the groups in the opposite order instead of the nodes in them.
class Solution:
    def reverseKGroup(self, head: Optional[ListNode], k: int) -> Optional[ListNode]:
        values = []
        while head:
            values.append(head.val)
            head = head.next
        groups = [values[start:start + k] for start in range(0, len(values) - k + 1, k)]
        rest = values[len(groups) * k:]
        answer = None
        for value in reversed([value for group in reversed(groups) for value in group] + rest):
            answer = ListNode(value, answer)
        return answer
