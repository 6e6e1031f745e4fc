import Domain

extension Conformance {
  /// Right solutions in Go, by the names of the rows.
  static func go(_ row: Conformance) -> String {
    if let text = goSolutions[row.name] { return text }
    guard case .function(let function) = row.problem.signature else { return "" }
    let type = function.returns.spelling(in: .go)
    return "func echo(value \(type)) \(type) { return value }"
  }

  private static let goSolutions: [String: String] = [
    "multiset(1)": """
    func f(a []int) []int {
    	sort.Sort(sort.Reverse(sort.IntSlice(a)))
    	return a
    }
    """,
    "multiset(2)": """
    func f(a [][]int) [][]int {
    	a[0], a[1] = a[1], a[0]
    	return a
    }
    """,
    "float": "func f(a float64) float64 { return a / 3 }",
    "in place, a grid": """
    func f(a [][]int) {
    	for _, row := range a {
    		for i, j := 0, len(row)-1; i < j; i, j = i+1, j-1 {
    			row[i], row[j] = row[j], row[i]
    		}
    	}
    }
    """,
    "in place, a list of nodes": "func f(a *ListNode) { a.Next = a.Next.Next }",
    "a list joined to a cycle": """
    func hasCycle(head *ListNode) bool {
    	slow, fast := head, head
    	for fast != nil && fast.Next != nil {
    		slow, fast = slow.Next, fast.Next.Next
    		if slow == fast {
    			return true
    		}
    	}
    	return false
    }
    """,
    "an oracle outside": """
    func firstBadVersion(n int) int {
    	return 1 + sort.Search(n-1, func(i int) bool { return isBadVersion(i + 1) })
    }
    """,
    "identity, a graph": """
    func cloneGraph(node *Node) *Node {
    	copies := map[*Node]*Node{}
    	var clone func(*Node) *Node
    	clone = func(node *Node) *Node {
    		if node == nil || copies[node] != nil {
    			return copies[node]
    		}
    		copies[node] = &Node{Val: node.Val}
    		for _, other := range node.Neighbors {
    			copies[node].Neighbors = append(copies[node].Neighbors, clone(other))
    		}
    		return copies[node]
    	}
    	return clone(node)
    }
    """,
    "identity, a random list": """
    func copyRandomList(head *Node) *Node {
    	copies := map[*Node]*Node{}
    	for node := head; node != nil; node = node.Next {
    		copies[node] = &Node{Val: node.Val}
    	}
    	for node := head; node != nil; node = node.Next {
    		copies[node].Next, copies[node].Random = copies[node.Next], copies[node.Random]
    	}
    	return copies[head]
    }
    """,
    "replay of a class": """
    type Counter struct {
    	count int
    }

    func Constructor(start int) Counter { return Counter{start} }

    func (this *Counter) Add(amount int, label string) {
    	this.count += amount
    	fmt.Println(label)
    }

    func (this *Counter) Total() int { return this.count }

    func (this *Counter) History() []int { return []int{this.count, this.count} }
    """,
    "round trip": """
    type Codec struct{}

    func Constructor() Codec { return Codec{} }

    func (this *Codec) serialize(root *TreeNode) string {
    	if root == nil {
    		return "#"
    	}
    	return strconv.Itoa(root.Val) + "," + this.serialize(root.Left) + "," + this.serialize(root.Right)
    }

    func (this *Codec) deserialize(data string) *TreeNode {
    	parts := strings.Split(data, ",")
    	var next func() *TreeNode
    	next = func() *TreeNode {
    		value, err := strconv.Atoi(parts[0])
    		parts = parts[1:]
    		if err != nil {
    			return nil
    		}
    		return &TreeNode{value, next(), next()}
    	}
    	return next()
    }
    """,
  ]
}
