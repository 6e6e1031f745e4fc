// Bug: leaves the number on the path when it returns.
class Solution {
  func subsets(_ nums: [Int]) -> [[Int]] {
    var found: [[Int]] = []
    var path: [Int] = []

    func decide(_ index: Int) {
      if index == nums.count {
        found.append(path)
        return
      }
      decide(index + 1)
      path.append(nums[index])
      decide(index + 1)
    }

    decide(0)
    return found
  }
}
