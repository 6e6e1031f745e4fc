// Style: recursive, a call for each node
/**
 * Definition for singly-linked list.
 * public class ListNode { int val; ListNode next; }
 */
class Solution {
    public ListNode reverseList(ListNode head) {
        if (head == null || head.next == null) return head;
        ListNode last = reverseList(head.next);
        head.next.next = head;
        head.next = null;
        return last;
    }
}
