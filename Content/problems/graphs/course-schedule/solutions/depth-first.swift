// Idea: follows the demands of each course; one that is met while still open closes a circle.
class Solution {
  private enum Mark { case new, open, done }

  func canFinish(_ numCourses: Int, _ prerequisites: [[Int]]) -> Bool {
    var needs = [[Int]](repeating: [], count: numCourses)
    for pair in prerequisites { needs[pair[0]].append(pair[1]) }
    var marks = [Mark](repeating: .new, count: numCourses)

    func canBeDone(_ course: Int) -> Bool {
      if marks[course] != .new { return marks[course] == .done }
      marks[course] = .open
      guard needs[course].allSatisfy(canBeDone) else { return false }
      marks[course] = .done
      return true
    }

    return (0..<numCourses).allSatisfy(canBeDone)
  }
}
