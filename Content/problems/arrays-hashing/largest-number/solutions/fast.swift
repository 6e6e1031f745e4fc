// Idea: sort by which of the two ways of joining two texts is larger.
class Solution {
  func largestNumber(_ nums: [Int]) -> String {
    let joined = nums.map(String.init).sorted { $0 + $1 > $1 + $0 }.joined()
    return joined.hasPrefix("0") ? "0" : joined
  }
}
