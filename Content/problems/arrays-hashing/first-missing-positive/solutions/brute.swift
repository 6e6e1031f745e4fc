// Idea: ask the list for 1, 2, 3, … until one is missing.
class Solution {
  func firstMissingPositive(_ nums: [Int]) -> Int {
    var wanted = 1
    while nums.contains(wanted) { wanted += 1 }
    return wanted
  }
}
