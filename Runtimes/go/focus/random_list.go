package focus

// RandomList knows the fields of a node with a random pointer.
type RandomList[Node any] struct {
	Val          func(*Node) *int
	Next, Random func(*Node) **Node
}

// Read takes `[value, index of the random target or null]` pairs.
func (list RandomList[Node]) Read(call *Call) *Node {
	if call.Null() {
		return nil
	}
	var nodes []*Node
	targets := ReadAll(call, func(call *Call) *int {
		call.Skip('[')
		node := inputNode[Node](call, len(nodes))
		*list.Val(node) = call.Int()
		*list.Next(node), *list.Random(node) = nil, nil
		if len(nodes) > 0 {
			*list.Next(nodes[len(nodes)-1]) = node
		}
		nodes = append(nodes, node)
		call.remember(node)
		call.Skip(',')
		target := call.intOrNull()
		call.Skip(']')
		return target
	})
	for index, target := range targets {
		if target != nil {
			*list.Random(nodes[index]) = nodes[*target]
		}
	}
	if len(nodes) == 0 {
		return nil
	}
	return nodes[0]
}

func (list RandomList[Node]) Put(call *Call, head *Node) {
	var nodes []*Node
	positions := map[*Node]int{}
	for node := head; node != nil; node = *list.Next(node) {
		if _, isKnown := positions[node]; isKnown {
			call.Complain(circle)
			return
		}
		positions[node] = len(nodes)
		nodes = append(nodes, node)
		call.inspect(node)
	}
	for _, node := range nodes {
		random := *list.Random(node)
		if _, isKnown := positions[random]; random == nil || isKnown {
			continue
		}
		call.inspect(random)
		if call.shared == 0 {
			call.Complain("A random pointer of the answer leads out of the list.")
			return
		}
	}
	PutAll(call, nodes, func(call *Call, node *Node) {
		call.Open()
		call.PutInt(*list.Val(node))
		call.Separate()
		if position, isKnown := positions[*list.Random(node)]; isKnown {
			call.PutInt(position)
		} else {
			call.PutNull()
		}
		call.Close()
	})
}
