// Bug: sorts courses by how many others they need directly, which says nothing about the order.
class Solution {
  func findOrder(_ numCourses: Int, _ prerequisites: [[Int]]) -> [Int] {
    var needCount = [Int](repeating: 0, count: numCourses)
    for pair in prerequisites { needCount[pair[0]] += 1 }
    guard needCount.contains(0) else { return [] }
    return (0..<numCourses).sorted { (needCount[$0], $0) < (needCount[$1], $1) }
  }
}
