# Idea: searches the first nodes of all lists for the smallest, for every node. Time O(n · k).
class Solution:
    def mergeKLists(self, lists: List[Optional[ListNode]]) -> Optional[ListNode]:
        rests = list(lists)
        values = []
        while any(rests):
            places = [place for place, node in enumerate(rests) if node]
            smallest = min(places, key=lambda place: rests[place].val)
            values.append(rests[smallest].val)
            rests[smallest] = rests[smallest].next
        answer = None
        for value in reversed(values):
            answer = ListNode(value, answer)
        return answer
