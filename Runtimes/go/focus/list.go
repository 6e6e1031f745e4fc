package focus

const circle = "The answer is a linked list that goes in a circle."

// List knows the fields of a linked list's node.
type List[Node any] struct {
	Val  func(*Node) *int
	Next func(*Node) **Node
}

func (list List[Node]) Read(call *Call) *Node {
	if call.Null() {
		return nil
	}
	var head *Node
	last := &head
	for _, value := range call.Ints() {
		node := new(Node)
		*list.Val(node) = value
		*last = node
		last = list.Next(node)
	}
	return head
}

// Join leads the last node to the one at an index; a negative index leaves the list open.
func (list List[Node]) Join(head *Node, index int) {
	if head == nil || index < 0 {
		return
	}
	target, last := head, head
	for position := 1; *list.Next(last) != nil; position++ {
		last = *list.Next(last)
		if position == index {
			target = last
		}
	}
	*list.Next(last) = target
}

func (list List[Node]) Put(call *Call, head *Node) {
	slow, isEven := head, false
	call.Open()
	for node := head; node != nil; isEven = !isEven {
		call.Separate()
		call.PutInt(*list.Val(node))
		node = *list.Next(node)
		if isEven {
			slow = *list.Next(slow)
		}
		if node != nil && node == slow {
			call.Complain(circle)
		}
		if call.complaint != "" {
			break
		}
	}
	call.Close()
}
