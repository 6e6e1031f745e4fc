// Bug: begins at the smallest positive number instead of 1.
class Solution {
  func firstMissingPositive(_ nums: [Int]) -> Int {
    let numbers = Set(nums)
    var wanted = nums.filter { $0 > 0 }.min() ?? 1
    while numbers.contains(wanted) { wanted += 1 }
    return wanted
  }
}
