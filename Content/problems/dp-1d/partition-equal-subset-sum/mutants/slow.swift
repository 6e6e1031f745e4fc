// Bug: too slow: tries every choice of elements that does not exceed the half.
class Solution {
  func canPartition(_ nums: [Int]) -> Bool {
    let sum = nums.reduce(0, +)

    func canMake(_ rest: Int, _ count: Int) -> Bool {
      if rest == 0 { return true }
      if rest < 0 || count == 0 { return false }
      return canMake(rest - nums[count - 1], count - 1) || canMake(rest, count - 1)
    }

    return sum % 2 == 0 && canMake(sum / 2, nums.count)
  }
}
