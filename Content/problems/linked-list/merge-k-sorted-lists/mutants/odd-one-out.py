# Bug: merges pairs only, so with an odd number of lists the last one is lost.
class Solution:
    def mergeKLists(self, lists: List[Optional[ListNode]]) -> Optional[ListNode]:
        while len(lists) > 1:
            lists = [self.merged(one, other) for one, other in zip(lists[::2], lists[1::2])]
        return lists[0] if lists else None

    def merged(self, one: Optional[ListNode], other: Optional[ListNode]) -> Optional[ListNode]:
        front = last = ListNode()
        while one and other:
            if one.val <= other.val:
                last.next, one = one, one.next
            else:
                last.next, other = other, other.next
            last = last.next
        last.next = one or other
        return front.next
