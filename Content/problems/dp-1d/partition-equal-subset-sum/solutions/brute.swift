// Idea: take or leave each element until the half is reached.
class Solution {
  func canPartition(_ nums: [Int]) -> Bool {
    let sum = nums.reduce(0, +)
    return sum % 2 == 0 && canMake(sum / 2, nums[...])
  }

  private func canMake(_ rest: Int, _ nums: ArraySlice<Int>) -> Bool {
    guard let number = nums.first else { return rest == 0 }
    return canMake(rest - number, nums.dropFirst()) || canMake(rest, nums.dropFirst())
  }
}
