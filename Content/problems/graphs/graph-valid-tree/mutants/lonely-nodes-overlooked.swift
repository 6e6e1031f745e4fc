// Bug: looks only at nodes that some edge names, so a lonely node is not missed.
class Solution {
  func validTree(_ n: Int, _ edges: [[Int]]) -> Bool {
    let named = Set(edges.joined())
    guard let start = named.first else { return true }
    guard edges.count == named.count - 1 else { return false }
    var neighbours: [Int: [Int]] = [:]
    for edge in edges {
      neighbours[edge[0], default: []].append(edge[1])
      neighbours[edge[1], default: []].append(edge[0])
    }
    var reached: Set = [start]
    var frontier = [start]
    while let node = frontier.popLast() {
      for near in neighbours[node] ?? [] where reached.insert(near).inserted {
        frontier.append(near)
      }
    }
    return reached.count == named.count
  }
}
