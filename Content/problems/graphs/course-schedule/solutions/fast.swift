// Idea: takes courses that wait for nothing and lowers their followers' counts (Kahn).
class Solution {
  func canFinish(_ numCourses: Int, _ prerequisites: [[Int]]) -> Bool {
    var openCount = [Int](repeating: 0, count: numCourses)
    var followers = [[Int]](repeating: [], count: numCourses)
    for pair in prerequisites {
      openCount[pair[0]] += 1
      followers[pair[1]].append(pair[0])
    }
    var free = openCount.indices.filter { openCount[$0] == 0 }
    var doneCount = 0
    while let course = free.popLast() {
      doneCount += 1
      for follower in followers[course] {
        openCount[follower] -= 1
        if openCount[follower] == 0 { free.append(follower) }
      }
    }
    return doneCount == numCourses
  }
}
