// Idea: term by term: takes every course that no remaining pair holds back. Time O(terms ·
// pairs).
class Solution {
  func findOrder(_ numCourses: Int, _ prerequisites: [[Int]]) -> [Int] {
    var pairs = prerequisites
    var waiting = Array(0..<numCourses)
    var order: [Int] = []
    while !waiting.isEmpty {
      var isHeldBack = [Bool](repeating: false, count: numCourses)
      for pair in pairs { isHeldBack[pair[0]] = true }
      let term = waiting.filter { !isHeldBack[$0] }
      guard !term.isEmpty else { return [] }
      order += term
      waiting.removeAll { !isHeldBack[$0] }
      pairs.removeAll { !isHeldBack[$0[1]] }
    }
    return order
  }
}
