# Idea: a heap of the first nodes of all lists. Time O(n log k), space O(k).
class Solution:
    def mergeKLists(self, lists: List[Optional[ListNode]]) -> Optional[ListNode]:
        heap = [(node.val, place, node) for place, node in enumerate(lists) if node]
        heapify(heap)
        front = last = ListNode()
        while heap:
            _, place, node = heappop(heap)
            last.next = node
            last = node
            if node.next:
                heappush(heap, (node.next.val, place, node.next))
        return front.next
