package focus

import "unsafe"

// The judge's own nodes are laid out as those of the generated file, which the learner may give
// methods. Compiling the codecs here, once, saves each build their instantiation.

type listNode struct {
	Val  int
	Next *listNode
}

type treeNode struct {
	Val         int
	Left, Right *treeNode
}

type graphNode struct {
	Val       int
	Neighbors []*graphNode
}

type randomNode struct {
	Val          int
	Next, Random *randomNode
}

type stretch struct {
	Start, End int
}

var intervals = Interval[stretch]{
	Start: func(interval *stretch) *int { return &interval.Start },
	End:   func(interval *stretch) *int { return &interval.End },
}

var lists = List[listNode]{
	Val:  func(node *listNode) *int { return &node.Val },
	Next: func(node *listNode) **listNode { return &node.Next },
}

var trees = Tree[treeNode]{
	Val:   func(node *treeNode) *int { return &node.Val },
	Left:  func(node *treeNode) **treeNode { return &node.Left },
	Right: func(node *treeNode) **treeNode { return &node.Right },
}

var graphs = Graph[graphNode]{
	Val:       func(node *graphNode) *int { return &node.Val },
	Neighbors: func(node *graphNode) *[]*graphNode { return &node.Neighbors },
}

var randomLists = RandomList[randomNode]{
	Val:    func(node *randomNode) *int { return &node.Val },
	Next:   func(node *randomNode) **randomNode { return &node.Next },
	Random: func(node *randomNode) **randomNode { return &node.Random },
}

func ReadListNode(call *Call) unsafe.Pointer   { return unsafe.Pointer(lists.Read(call)) }
func ReadTreeNode(call *Call) unsafe.Pointer   { return unsafe.Pointer(trees.Read(call)) }
func ReadGraphNode(call *Call) unsafe.Pointer  { return unsafe.Pointer(graphs.Read(call)) }
func ReadRandomNode(call *Call) unsafe.Pointer { return unsafe.Pointer(randomLists.Read(call)) }

func ReadInterval(call *Call) unsafe.Pointer { return unsafe.Pointer(intervals.Read(call)) }

func PutInterval(call *Call, item unsafe.Pointer)   { intervals.Put(call, (*stretch)(item)) }
func PutListNode(call *Call, head unsafe.Pointer)   { lists.Put(call, (*listNode)(head)) }
func PutTreeNode(call *Call, root unsafe.Pointer)   { trees.Put(call, (*treeNode)(root)) }
func PutGraphNode(call *Call, start unsafe.Pointer) { graphs.Put(call, (*graphNode)(start)) }
func PutRandomNode(call *Call, head unsafe.Pointer) { randomLists.Put(call, (*randomNode)(head)) }

func JoinListNode(head unsafe.Pointer, index int) { lists.Join((*listNode)(head), index) }

// TreePlaces are those of the judge's own tree.
type TreePlaces = Places[treeNode]

func PlacesOf(root unsafe.Pointer) *TreePlaces { return trees.Places((*treeNode)(root)) }

func Tell(call *Call, places *TreePlaces, node unsafe.Pointer) { places.Put(call, (*treeNode)(node)) }
