# Idea: looks k nodes ahead, turns the group's links around and joins it on both sides. Time O(n),
# space O(1).
class Solution:
    def reverseKGroup(self, head: Optional[ListNode], k: int) -> Optional[ListNode]:
        front = before = ListNode()
        front.next = head
        while True:
            last = before
            for _ in range(k):
                last = last.next
                if last is None:
                    return front.next
            first = node = before.next
            turned = last.next
            before.next = last
            before = first
            for _ in range(k):
                node.next, turned, node = turned, node, node.next
