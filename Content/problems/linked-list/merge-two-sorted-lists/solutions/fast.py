# Idea: hangs the smaller first node behind the last one, from a helper node on. Time O(n), space
# O(1).
class Solution:
    def mergeTwoLists(
        self, list1: Optional[ListNode], list2: Optional[ListNode]
    ) -> Optional[ListNode]:
        front = ListNode()
        last = front
        while list1 and list2:
            last.next = min(list1, list2, key=lambda node: node.val)
            last = last.next
            if last is list1:
                list1 = list1.next
            else:
                list2 = list2.next
        last.next = list1 or list2
        return front.next
