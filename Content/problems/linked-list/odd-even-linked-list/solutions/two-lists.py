# Idea: hangs the nodes on two lists in turn, then one list on the other. Time O(n), space O(1).
class Solution:
    def oddEvenList(self, head: Optional[ListNode]) -> Optional[ListNode]:
        fronts = [ListNode(), ListNode()]
        lasts = list(fronts)
        group = 0
        node = head
        while node:
            lasts[group].next = node
            lasts[group] = node
            group = 1 - group
            node = node.next
        lasts[1].next = None
        lasts[0].next = fronts[1].next
        return fronts[0].next
