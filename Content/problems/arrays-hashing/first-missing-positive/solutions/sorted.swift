// Idea: sorted, each wanted number comes in turn.
class Solution {
  func firstMissingPositive(_ nums: [Int]) -> Int {
    var wanted = 1
    for number in nums.sorted() where number == wanted { wanted += 1 }
    return wanted
  }
}
