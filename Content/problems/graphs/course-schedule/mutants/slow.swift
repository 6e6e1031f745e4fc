// Bug: too slow: forgets which courses are done and follows their demands again and again.
class Solution {
  func canFinish(_ numCourses: Int, _ prerequisites: [[Int]]) -> Bool {
    var needs = [[Int]](repeating: [], count: numCourses)
    for pair in prerequisites { needs[pair[0]].append(pair[1]) }
    var isOpen = [Bool](repeating: false, count: numCourses)

    func canBeDone(_ course: Int) -> Bool {
      if isOpen[course] { return false }
      isOpen[course] = true
      defer { isOpen[course] = false }
      return needs[course].allSatisfy(canBeDone)
    }

    return (0..<numCourses).allSatisfy(canBeDone)
  }
}
