// Idea: works out all indirect demands; no course may need itself. Time O(courses³).
class Solution {
  func canFinish(_ numCourses: Int, _ prerequisites: [[Int]]) -> Bool {
    let none = [Bool](repeating: false, count: numCourses)
    var needs = [[Bool]](repeating: none, count: numCourses)
    for pair in prerequisites { needs[pair[0]][pair[1]] = true }
    for middle in 0..<numCourses {
      for course in 0..<numCourses where needs[course][middle] {
        for needed in 0..<numCourses where needs[middle][needed] {
          needs[course][needed] = true
        }
      }
    }
    return (0..<numCourses).allSatisfy { !needs[$0][$0] }
  }
}
