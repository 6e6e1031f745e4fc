// Bug: too slow. Forgets which courses are finished and explores everything below them again:
// exponential.
class Solution {
  func findOrder(_ numCourses: Int, _ prerequisites: [[Int]]) -> [Int] {
    var needs = [[Int]](repeating: [], count: numCourses)
    for pair in prerequisites { needs[pair[0]].append(pair[1]) }
    var isOpen = [Bool](repeating: false, count: numCourses)
    var order: [Int] = []

    func finish(_ course: Int) -> Bool {
      if isOpen[course] { return false }
      isOpen[course] = true
      guard needs[course].allSatisfy(finish) else { return false }
      isOpen[course] = false
      if !order.contains(course) { order.append(course) }
      return true
    }

    return (0..<numCourses).allSatisfy(finish) ? order : []
  }
}
