# Style: a heap with a number between equal values.
import heapq


class Solution:
    def mergeKLists(self, lists: List[Optional[ListNode]]) -> Optional[ListNode]:
        heap = [(node.val, i, node) for i, node in enumerate(lists) if node]
        heapq.heapify(heap)
        start = last = ListNode()
        while heap:
            _, i, node = heapq.heappop(heap)
            last.next = last = node
            if node.next:
                heapq.heappush(heap, (node.next.val, i, node.next))
        return start.next
