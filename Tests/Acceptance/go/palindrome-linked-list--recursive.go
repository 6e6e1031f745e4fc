// Style: recursive over 10^5 nodes
func isPalindrome(head *ListNode) bool {
	front := head
	var back func(*ListNode) bool
	back = func(node *ListNode) bool {
		if node == nil {
			return true
		}
		if !back(node.Next) || front.Val != node.Val {
			return false
		}
		front = front.Next
		return true
	}
	return back(head)
}
