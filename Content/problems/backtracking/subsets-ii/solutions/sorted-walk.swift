// Idea: sort, and extend a subset with equal numbers only once in the same place.
class Solution {
  func subsetsWithDup(_ nums: [Int]) -> [[Int]] {
    let sorted = nums.sorted()
    var found: [[Int]] = []
    var path: [Int] = []

    func extend(from start: Int) {
      found.append(path)
      for index in start..<sorted.count {
        if index > start && sorted[index] == sorted[index - 1] { continue }
        path.append(sorted[index])
        extend(from: index + 1)
        path.removeLast()
      }
    }

    extend(from: 0)
    return found
  }
}
