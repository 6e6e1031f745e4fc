package focus

// Tree knows the fields of a binary tree's node.
type Tree[Node any] struct {
	Val         func(*Node) *int
	Left, Right func(*Node) **Node
}

func (tree Tree[Node]) Read(call *Call) *Node {
	if call.Null() {
		return nil
	}
	var root *Node
	// Where the next value's node belongs.
	places := []**Node{&root}
	for _, value := range ReadAll(call, (*Call).intOrNull) {
		if len(places) == 0 {
			break
		}
		place := places[0]
		places = places[1:]
		if value == nil {
			continue
		}
		node := new(Node)
		*tree.Val(node) = *value
		*place = node
		places = append(places, tree.Left(node), tree.Right(node))
	}
	return root
}

func (call *Call) intOrNull() *int {
	if call.Null() {
		return nil
	}
	value := call.Int()
	return &value
}

// Put writes the values in level order, with null for a missing child.
func (tree Tree[Node]) Put(call *Call, root *Node) {
	seen := map[*Node]bool{}
	nodes := []*Node{root}
	last := 0
	for index := 0; index < len(nodes); index++ {
		node := nodes[index]
		if node == nil {
			continue
		}
		if seen[node] {
			call.Complain("The answer is no tree: one of its nodes has two parents.")
			return
		}
		seen[node] = true
		last = index + 1
		nodes = append(nodes, *tree.Left(node), *tree.Right(node))
	}
	PutAll(call, nodes[:last], func(call *Call, node *Node) {
		if node == nil {
			call.PutNull()
		} else {
			call.PutInt(*tree.Val(node))
		}
	})
}
