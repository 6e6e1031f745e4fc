# Bug: returns an empty list as soon as one of the two is empty.
class Solution:
    def mergeTwoLists(
        self, list1: Optional[ListNode], list2: Optional[ListNode]
    ) -> Optional[ListNode]:
        if list1 is None or list2 is None:
            return None
        front = last = ListNode()
        while list1 and list2:
            if list1.val < list2.val:
                last.next, list1 = list1, list1.next
            else:
                last.next, list2 = list2, list2.next
            last = last.next
        last.next = list1 or list2
        return front.next
