# Idea: turns every link around in one walk. Time O(n), space O(1).
class Solution:
    def reverseList(self, head: Optional[ListNode]) -> Optional[ListNode]:
        reversed_part = None
        rest = head
        while rest:
            node = rest
            rest = node.next
            node.next = reversed_part
            reversed_part = node
        return reversed_part
