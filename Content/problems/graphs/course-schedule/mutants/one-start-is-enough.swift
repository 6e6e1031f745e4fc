// Bug: is content as soon as some course can be taken at once.
class Solution {
  func canFinish(_ numCourses: Int, _ prerequisites: [[Int]]) -> Bool {
    Set(prerequisites.map { $0[0] }).count < numCourses
  }
}
