public func readGraphNode(_ reader: inout Reader, _ call: Call) -> Node? {
  if reader.isNull() { return nil }
  let neighbors = reader.array { $0.ints() }
  let nodes = neighbors.indices.map { call.original($0) as? Node ?? Node($0 + 1) }
  for (index, (node, numbers)) in zip(nodes, neighbors).enumerated() {
    node.val = index + 1
    node.neighbors = numbers.map { nodes[$0 - 1] }
    call.remember(node)
  }
  return nodes.first
}

public func writeGraphNode(_ writer: inout Writer, _ start: Node?, _ call: Call) {
  guard let start else { return writer.raw("[]") }
  var seen = [ObjectIdentifier(start): start]
  var nodes = [start]
  var index = 0
  while index < nodes.count {
    for neighbor in nodes[index].neighbors {
      guard let neighbor else { return writer.complain("A node of the answer has no neighbor.") }
      if seen.updateValue(neighbor, forKey: ObjectIdentifier(neighbor)) == nil {
        nodes.append(neighbor)
      }
    }
    index += 1
    if nodes.count > 1_000_000 { return writer.complain("The answer has over a million nodes.") }
  }
  nodes.sort { $0.val < $1.val }
  for (position, node) in nodes.enumerated() where node.val != position + 1 {
    return writer.complain("The answer's nodes are not numbered from 1 to \(nodes.count).")
  }
  for node in nodes { call.inspect(node) }
  writer.array(nodes) { writer, node in writer.ints(node.neighbors.map { $0?.val ?? 0 }) }
}
