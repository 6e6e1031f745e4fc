# Idea: merges neighbouring lists in pairs until one is left. Time O(n log k), space O(k).
class Solution:
    def mergeKLists(self, lists: List[Optional[ListNode]]) -> Optional[ListNode]:
        while len(lists) > 1:
            lists = [self.merged(one, other) for one, other in zip_longest(lists[::2], lists[1::2])]
        return lists[0] if lists else None

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
