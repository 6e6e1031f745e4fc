// Bug: marks a used place with 0, so a number 0 looks used from the start.
class Solution {
  func permute(_ nums: [Int]) -> [[Int]] {
    var rest = nums
    var permutations: [[Int]] = []
    var path: [Int] = []

    func extend() {
      if path.count == nums.count {
        permutations.append(path)
        return
      }
      for index in nums.indices where rest[index] != 0 {
        rest[index] = 0
        path.append(nums[index])
        extend()
        path.removeLast()
        rest[index] = nums[index]
      }
    }

    extend()
    return permutations
  }
}
