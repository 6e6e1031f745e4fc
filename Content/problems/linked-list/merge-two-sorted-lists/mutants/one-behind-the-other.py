# Bug: hangs the list with the larger first value behind the other one as a whole.
class Solution:
    def mergeTwoLists(
        self, list1: Optional[ListNode], list2: Optional[ListNode]
    ) -> Optional[ListNode]:
        if list1 is None or list2 is None:
            return list1 or list2
        if list1.val > list2.val:
            list1, list2 = list2, list1
        last = list1
        while last.next:
            last = last.next
        last.next = list2
        return list1
