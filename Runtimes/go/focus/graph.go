package focus

import (
	"sort"
	"strconv"
)

const mostNodes = 1_000_000

// Graph knows the fields of an undirected graph's node.
type Graph[Node any] struct {
	Val       func(*Node) *int
	Neighbors func(*Node) *[]*Node
}

func (graph Graph[Node]) Read(call *Call) *Node {
	if call.Null() {
		return nil
	}
	neighbors := ReadAll(call, (*Call).Ints)
	nodes := make([]*Node, len(neighbors))
	for index := range nodes {
		nodes[index] = inputNode[Node](call, index)
		*graph.Val(nodes[index]) = index + 1
		*graph.Neighbors(nodes[index]) = nil
		call.remember(nodes[index])
	}
	for index, numbers := range neighbors {
		for _, number := range numbers {
			list := graph.Neighbors(nodes[index])
			*list = append(*list, nodes[number-1])
		}
	}
	if len(nodes) == 0 {
		return nil
	}
	return nodes[0]
}

func (graph Graph[Node]) Put(call *Call, start *Node) {
	nodes := graph.reached(call, start)
	sort.SliceStable(nodes, func(left, right int) bool {
		return *graph.Val(nodes[left]) < *graph.Val(nodes[right])
	})
	for index, node := range nodes {
		if *graph.Val(node) != index+1 {
			call.Complain("The answer's nodes are not numbered from 1 to " + strconv.Itoa(len(nodes)) + ".")
			return
		}
		call.inspect(node)
	}
	PutAll(call, nodes, func(call *Call, node *Node) {
		PutAll(call, *graph.Neighbors(node), func(call *Call, other *Node) {
			call.PutInt(*graph.Val(other))
		})
	})
}

// reached gives every node that can be walked to.
func (graph Graph[Node]) reached(call *Call, start *Node) []*Node {
	if start == nil {
		return nil
	}
	nodes, seen := []*Node{start}, map[*Node]bool{start: true}
	for index := 0; index < len(nodes); index++ {
		for _, neighbor := range *graph.Neighbors(nodes[index]) {
			if neighbor == nil {
				call.Complain("A node of the answer has nil among its neighbors.")
				return nil
			}
			if !seen[neighbor] {
				seen[neighbor] = true
				nodes = append(nodes, neighbor)
			}
		}
		if len(nodes) > mostNodes {
			call.Complain("The answer has over a million nodes.")
			return nil
		}
	}
	return nodes
}
