// Style: recursive, over a split text
type Codec struct{}

func Constructor() Codec { return Codec{} }

func (this *Codec) serialize(root *TreeNode) string {
	if root == nil {
		return "#"
	}
	return fmt.Sprintf("%d,%s,%s", root.Val, this.serialize(root.Left), this.serialize(root.Right))
}

func (this *Codec) deserialize(data string) *TreeNode {
	parts := strings.Split(data, ",")
	var read func() *TreeNode
	read = func() *TreeNode {
		part := parts[0]
		parts = parts[1:]
		if part == "#" {
			return nil
		}
		value, _ := strconv.Atoi(part)
		return &TreeNode{value, read(), read()}
	}
	return read()
}
