// Style: library-heavy, a heap of nodes
class Solution {
    public ListNode mergeKLists(ListNode[] lists) {
        PriorityQueue<ListNode> heap = new PriorityQueue<>(Comparator.comparingInt(n -> n.val));
        for (ListNode list : lists) if (list != null) heap.add(list);
        ListNode front = new ListNode(), tail = front;
        while (!heap.isEmpty()) {
            tail = tail.next = heap.poll();
            if (tail.next != null) heap.add(tail.next);
        }
        return front.next;
    }
}
