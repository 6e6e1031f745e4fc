// Idea: a set that is asked for 1, 2, 3, …
class Solution {
  func firstMissingPositive(_ nums: [Int]) -> Int {
    let numbers = Set(nums)
    var wanted = 1
    while numbers.contains(wanted) { wanted += 1 }
    return wanted
  }
}
