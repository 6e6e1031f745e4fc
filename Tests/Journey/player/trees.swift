final class Node {
  let value: Int
  var left: Node?
  var right: Node?
  init(_ value: Int) { self.value = value }
}

func insert(_ value: Int, under root: Node) {
  var node = root
  while true {
    if value < node.value {
      guard let left = node.left else {
        node.left = Node(value)
        return
      }
      node = left
    } else {
      guard let right = node.right else {
        node.right = Node(value)
        return
      }
      node = right
    }
  }
}

indirect enum Sum {
  case number(Int)
  case plus(Sum, Sum)
}

let root = Node(5)
for value in [3, 8, 1, 4] { insert(value, under: root) }
let sum = Sum.plus(.number(1), .plus(.number(2), .number(3)))
print(root.value, sum)
