final class Node {
  var parent: Node?
  var size = 1
}
func find(_ node: Node) -> Node {
  var root = node
  while let above = root.parent { root = above }
  return root
}
let nodes = (0..<20000).map { _ in Node() }
var sets = nodes.count
var x = 42
for _ in 0..<30000 {
  x = (x &* 1103515245 &+ 12345) & 0x7fffffff
  let left = find(nodes[x % nodes.count])
  x = (x &* 1103515245 &+ 12345) & 0x7fffffff
  let right = find(nodes[x % nodes.count])
  if left !== right {
    if left.size < right.size {
      left.parent = right
      right.size += left.size
    } else {
      right.parent = left
      left.size += right.size
    }
    sets -= 1
  }
}
print(sets)
