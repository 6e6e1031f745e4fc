# Bug: too slow. Treats the list like an array and walks to node i for every single swap: O(n^3).
class Solution:
    def reverseList(self, head: Optional[ListNode]) -> Optional[ListNode]:
        def node_at(index: int) -> ListNode:
            node = head
            for _ in range(index):
                node = node.next
            return node

        length = 0
        node = head
        while node:
            length += 1
            node = node.next
        for end in range(length - 1, 0, -1):
            for index in range(end):
                one, other = node_at(index), node_at(index + 1)
                one.val, other.val = other.val, one.val
        return head
