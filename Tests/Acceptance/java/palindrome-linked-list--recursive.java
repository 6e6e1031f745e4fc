// Style: recursive over 10^5 nodes, with a field
class Solution {
    private ListNode front;

    public boolean isPalindrome(ListNode head) {
        front = head;
        return back(head);
    }

    private boolean back(ListNode node) {
        if (node == null) return true;
        if (!back(node.next)) return false;
        boolean isEqual = front.val == node.val;
        front = front.next;
        return isEqual;
    }
}
