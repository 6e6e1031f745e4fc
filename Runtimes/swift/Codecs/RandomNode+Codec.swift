public func readRandomNode(_ reader: inout Reader, _ call: Call) -> Node? {
  if reader.isNull() { return nil }
  let pairs = reader.array { reader in
    reader.skip("[")
    let value = reader.int()
    reader.skip(",")
    let target = reader.isNull() ? nil : Optional(reader.int())
    reader.skip("]")
    return (value, target)
  }
  let nodes = pairs.enumerated().map { call.original($0) as? Node ?? Node($1.0) }
  for (index, node) in nodes.enumerated() {
    node.val = pairs[index].0
    node.next = index + 1 < nodes.count ? nodes[index + 1] : nil
    node.random = pairs[index].1.map { nodes[$0] }
    call.remember(node)
  }
  return nodes.first
}

public func writeRandomNode(_ writer: inout Writer, _ head: Node?, _ call: Call) {
  var positions: [ObjectIdentifier: Int] = [:]
  var nodes: [Node] = []
  var current = head
  while let node = current {
    guard positions.updateValue(nodes.count, forKey: ObjectIdentifier(node)) == nil else {
      return writer.complain("The answer is a linked list that goes in a circle.")
    }
    nodes.append(node)
    call.inspect(node)
    current = node.next
  }
  for node in nodes {
    guard let random = node.random, positions[ObjectIdentifier(random)] == nil else { continue }
    call.inspect(random)
    if call.shared ?? 0 == 0 {
      return writer.complain("A random pointer of the answer leads out of the list.")
    }
  }
  writer.array(nodes) { writer, node in
    writer.open()
    writer.int(node.val)
    writer.raw(",")
    if let target = node.random.flatMap({ positions[ObjectIdentifier($0)] }) {
      writer.int(target)
    } else {
      writer.null()
    }
    writer.close()
  }
}
