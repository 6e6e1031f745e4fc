# Idea: collects all values, sorts them and builds a new list. Time O(n log n), space O(n).
class Solution:
    def mergeTwoLists(
        self, list1: Optional[ListNode], list2: Optional[ListNode]
    ) -> Optional[ListNode]:
        values = []
        for node in (list1, list2):
            while node:
                values.append(node.val)
                node = node.next
        answer = None
        for value in sorted(values, reverse=True):
            answer = ListNode(value, answer)
        return answer
