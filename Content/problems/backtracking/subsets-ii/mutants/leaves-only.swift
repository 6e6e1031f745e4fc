// Bug: notes a path only when nothing can be added to it any more.
class Solution {
  func subsetsWithDup(_ nums: [Int]) -> [[Int]] {
    let sorted = nums.sorted()
    var found: [[Int]] = [[]]

    func extend(_ path: [Int], from start: Int) {
      if start == sorted.count { found.append(path) }
      for index in start..<sorted.count {
        if index > start && sorted[index] == sorted[index - 1] { continue }
        extend(path + [sorted[index]], from: index + 1)
      }
    }

    extend([], from: 0)
    return found
  }
}
