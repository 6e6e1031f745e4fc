# Idea: merges neighbouring pieces of 1, 2, 4, 8 … nodes. Time O(n log n), space O(1).
class Solution:
    def sortList(self, head: Optional[ListNode]) -> Optional[ListNode]:
        front = ListNode(0, head)
        width = 1
        while True:
            last, rest, pieces = front, front.next, 0
            while rest:
                one = rest
                other = self.cut(one, width)
                rest = self.cut(other, width)
                last = self.append(one, other, last)
                pieces += 1
            if pieces <= 1:
                return front.next
            width *= 2

    def cut(self, last: Optional[ListNode], count: int) -> Optional[ListNode]:
        """Ends the list after so many nodes and returns what stood behind them."""
        for _ in range(count - 1):
            if last is None:
                return None
            last = last.next
        if last is None:
            return None
        rest = last.next
        last.next = None
        return rest

    def append(self, one: ListNode, other: Optional[ListNode], last: ListNode) -> ListNode:
        """Merges two lists behind a node and returns the last node."""
        while one and other:
            if one.val <= other.val:
                last.next = one
                one = one.next
            else:
                last.next = other
                other = other.next
            last = last.next
        last.next = one or other
        while last.next:
            last = last.next
        return last
