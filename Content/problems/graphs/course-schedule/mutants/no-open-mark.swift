// Bug: knows only "seen" and "not seen", so it never notices a circle.
class Solution {
  func canFinish(_ numCourses: Int, _ prerequisites: [[Int]]) -> Bool {
    var needs = [[Int]](repeating: [], count: numCourses)
    for pair in prerequisites { needs[pair[0]].append(pair[1]) }
    var isSeen = [Bool](repeating: false, count: numCourses)

    func canBeDone(_ course: Int) -> Bool {
      if isSeen[course] { return true }
      isSeen[course] = true
      return needs[course].allSatisfy(canBeDone)
    }

    return (0..<numCourses).allSatisfy(canBeDone)
  }
}
