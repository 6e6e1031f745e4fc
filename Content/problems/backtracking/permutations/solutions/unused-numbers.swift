// Idea: extend a path by each unused number.
class Solution {
  func permute(_ nums: [Int]) -> [[Int]] {
    var permutations: [[Int]] = []
    var path: [Int] = []
    var isUsed = [Bool](repeating: false, count: nums.count)

    func extend() {
      if path.count == nums.count {
        permutations.append(path)
        return
      }
      for index in nums.indices where !isUsed[index] {
        isUsed[index] = true
        path.append(nums[index])
        extend()
        path.removeLast()
        isUsed[index] = false
      }
    }

    extend()
    return permutations
  }
}
