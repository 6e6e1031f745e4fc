# Idea: takes the nodes of the second half from a stack, one behind each node of the first half.
# Time O(n), space O(n).
class Solution:
    def reorderList(self, head: Optional[ListNode]) -> None:
        stack = []
        node = head
        while node:
            stack.append(node)
            node = node.next
        node = head
        for _ in range(len(stack) // 2):
            last = stack.pop()
            last.next = node.next
            node.next = last
            node = last.next
        node.next = None
