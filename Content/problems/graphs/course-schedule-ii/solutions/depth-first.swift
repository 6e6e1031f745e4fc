// Idea: finishes everything that a course needs before the course itself. Time O(courses +
// pairs).
class Solution {
  private enum Mark { case new, open, done }

  func findOrder(_ numCourses: Int, _ prerequisites: [[Int]]) -> [Int] {
    var needs = [[Int]](repeating: [], count: numCourses)
    for pair in prerequisites { needs[pair[0]].append(pair[1]) }
    var marks = [Mark](repeating: .new, count: numCourses)
    var order: [Int] = []

    func finish(_ course: Int) -> Bool {
      switch marks[course] {
      case .done: return true
      case .open: return false
      case .new: marks[course] = .open
      }
      guard needs[course].allSatisfy(finish) else { return false }
      marks[course] = .done
      order.append(course)
      return true
    }

    return (0..<numCourses).allSatisfy(finish) ? order : []
  }
}
