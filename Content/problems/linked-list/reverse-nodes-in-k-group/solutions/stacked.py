# Idea: takes the nodes of a group off a stack. Time O(n), space O(k).
class Solution:
    def reverseKGroup(self, head: Optional[ListNode], k: int) -> Optional[ListNode]:
        front = last = ListNode()
        rest = head
        while rest:
            first = rest
            stack = []
            while rest and len(stack) < k:
                stack.append(rest)
                rest = rest.next
            if len(stack) < k:
                last.next = first
                break
            while stack:
                last.next = stack.pop()
                last = last.next
            last.next = None
        return front.next
