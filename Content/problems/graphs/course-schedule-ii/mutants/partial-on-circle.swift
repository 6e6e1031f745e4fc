// Bug: returns the courses it could place even when a circle keeps the others out.
class Solution {
  func findOrder(_ numCourses: Int, _ prerequisites: [[Int]]) -> [Int] {
    var openCount = [Int](repeating: 0, count: numCourses)
    var followers = [[Int]](repeating: [], count: numCourses)
    for pair in prerequisites {
      openCount[pair[0]] += 1
      followers[pair[1]].append(pair[0])
    }
    var order = openCount.indices.filter { openCount[$0] == 0 }
    var next = 0
    while next < order.count {
      for follower in followers[order[next]] {
        openCount[follower] -= 1
        if openCount[follower] == 0 { order.append(follower) }
      }
      next += 1
    }
    return order
  }
}
