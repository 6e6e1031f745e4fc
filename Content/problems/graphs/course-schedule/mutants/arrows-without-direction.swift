// Bug: joins the courses of each pair into a group, so any second way between two is a circle.
class Solution {
  func canFinish(_ numCourses: Int, _ prerequisites: [[Int]]) -> Bool {
    var group = Array(0..<numCourses)
    for pair in prerequisites {
      let (first, second) = (group[pair[0]], group[pair[1]])
      if first == second { return false }
      for course in group.indices where group[course] == second { group[course] = first }
    }
    return true
  }
}
