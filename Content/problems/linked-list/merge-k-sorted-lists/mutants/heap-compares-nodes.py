# Bug: puts values and nodes into the heap, which compares the nodes when values are equal.
class Solution:
    def mergeKLists(self, lists: List[Optional[ListNode]]) -> Optional[ListNode]:
        heap = [(node.val, node) for node in lists if node]
        heapify(heap)
        front = last = ListNode()
        while heap:
            _, node = heappop(heap)
            last.next = node
            last = node
            if node.next:
                heappush(heap, (node.next.val, node.next))
        return front.next
