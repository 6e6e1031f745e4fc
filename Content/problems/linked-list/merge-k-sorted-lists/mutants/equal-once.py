# Bug: collects the values in a set, so equal values are kept once only.
class Solution:
    def mergeKLists(self, lists: List[Optional[ListNode]]) -> Optional[ListNode]:
        values = set()
        for node in lists:
            while node:
                values.add(node.val)
                node = node.next
        answer = None
        for value in sorted(values, reverse=True):
            answer = ListNode(value, answer)
        return answer
