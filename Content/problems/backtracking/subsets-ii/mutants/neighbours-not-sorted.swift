// Bug: skips equal neighbours without sorting first.
class Solution {
  func subsetsWithDup(_ nums: [Int]) -> [[Int]] {
    var found: [[Int]] = []

    func extend(_ path: [Int], from start: Int) {
      found.append(path)
      for index in start..<nums.count {
        if index > start && nums[index] == nums[index - 1] { continue }
        extend(path + [nums[index]], from: index + 1)
      }
    }

    extend([], from: 0)
    return found
  }
}
