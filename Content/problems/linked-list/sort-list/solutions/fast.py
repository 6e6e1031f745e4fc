# Idea: cuts the list in the middle, sorts both halves and merges them. Time O(n log n), call stack
# O(log n).
class Solution:
    def sortList(self, head: Optional[ListNode]) -> Optional[ListNode]:
        if head is None or head.next is None:
            return head
        middle = head
        ahead = head.next
        while ahead and ahead.next:
            middle = middle.next
            ahead = ahead.next.next
        second = middle.next
        middle.next = None
        return self.merged(self.sortList(head), self.sortList(second))

    def merged(self, one: Optional[ListNode], other: Optional[ListNode]) -> Optional[ListNode]:
        front = ListNode()
        last = front
        while one and other:
            last.next = min(one, other, key=lambda node: node.val)
            last = last.next
            if last is one:
                one = one.next
            else:
                other = other.next
        last.next = one or other
        return front.next
