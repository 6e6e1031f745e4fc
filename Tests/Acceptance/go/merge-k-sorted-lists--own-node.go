// Style: the node's type written out, merged by halves
type ListNode struct {
	Val  int
	Next *ListNode
}

func mergeKLists(lists []*ListNode) *ListNode {
	switch len(lists) {
	case 0:
		return nil
	case 1:
		return lists[0]
	}
	half := len(lists) / 2
	return merge(mergeKLists(lists[:half]), mergeKLists(lists[half:]))
}

func merge(a, b *ListNode) *ListNode {
	front := &ListNode{}
	tail := front
	for a != nil && b != nil {
		if a.Val > b.Val {
			a, b = b, a
		}
		tail.Next, a = a, a.Next
		tail = tail.Next
	}
	if a == nil {
		a = b
	}
	tail.Next = a
	return front.Next
}
