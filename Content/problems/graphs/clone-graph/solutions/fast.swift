// Idea: walks the graph breadth first and keeps one copy for every node met. Time O(nodes +
// edges), space O(nodes).
class Solution {
  func cloneGraph(_ node: Node?) -> Node? {
    guard let start = node else { return nil }
    let answer = Node(start.val)
    var copies = [ObjectIdentifier(start): answer]
    var queue = [start]
    var next = 0
    while next < queue.count {
      let original = queue[next]
      next += 1
      for case let neighbour? in original.neighbors {
        let key = ObjectIdentifier(neighbour)
        if copies[key] == nil {
          copies[key] = Node(neighbour.val)
          queue.append(neighbour)
        }
        copies[ObjectIdentifier(original)]?.neighbors.append(copies[key])
      }
    }
    return answer
  }
}
