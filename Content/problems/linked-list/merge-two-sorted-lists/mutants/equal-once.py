# Bug: steps forward in both lists when the values are equal, so one of the nodes is lost.
class Solution:
    def mergeTwoLists(
        self, list1: Optional[ListNode], list2: Optional[ListNode]
    ) -> Optional[ListNode]:
        front = last = ListNode()
        while list1 and list2:
            if list1.val < list2.val:
                last.next, list1 = list1, list1.next
            elif list2.val < list1.val:
                last.next, list2 = list2, list2.next
            else:
                last.next, list1, list2 = list1, list1.next, list2.next
            last = last.next
        last.next = list1 or list2
        return front.next
