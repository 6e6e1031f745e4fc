// Style: idiomatic, a queue of structs
type place struct {
	node  *TreeNode
	index int
}

func widthOfBinaryTree(root *TreeNode) (widest int) {
	level := []place{{root, 0}}
	for len(level) > 0 {
		first := level[0].index
		widest = max(widest, level[len(level)-1].index-first+1)
		next := []place{}
		for _, p := range level {
			if p.node.Left != nil {
				next = append(next, place{p.node.Left, 2 * (p.index - first)})
			}
			if p.node.Right != nil {
				next = append(next, place{p.node.Right, 2*(p.index-first) + 1})
			}
		}
		level = next
	}
	return widest
}
