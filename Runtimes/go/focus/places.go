package focus

// Places holds the nodes of a tree with distinct values, as they were before the learner's code ran.
type Places[Node any] struct {
	tree   Tree[Node]
	nodes  map[int]*Node
	values map[*Node]int
}

func (tree Tree[Node]) Places(root *Node) *Places[Node] {
	places := &Places[Node]{tree: tree, nodes: map[int]*Node{}, values: map[*Node]int{}}
	rest := []*Node{root}
	for len(rest) > 0 {
		node := rest[len(rest)-1]
		rest = rest[:len(rest)-1]
		if node == nil {
			continue
		}
		places.nodes[*tree.Val(node)] = node
		places.values[node] = *tree.Val(node)
		rest = append(rest, *tree.Left(node), *tree.Right(node))
	}
	return places
}

func (places *Places[Node]) Node(value int) *Node { return places.nodes[value] }

// Put tells a node of the tree by its value, any other by all that hangs on it.
func (places *Places[Node]) Put(call *Call, node *Node) {
	if node == nil {
		call.PutNull()
	} else if value, found := places.values[node]; found {
		call.PutInt(value)
	} else {
		places.tree.Put(call, node)
	}
}
