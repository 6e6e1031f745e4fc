// Idea: decide number by number, with the kept ones on a path.
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
      path.removeLast()
    }

    decide(0)
    return found
  }
}
