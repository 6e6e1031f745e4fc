// Bug: puts the largest number first.
class Solution {
  func largestNumber(_ nums: [Int]) -> String {
    let joined = nums.sorted(by: >).map(String.init).joined()
    return joined.hasPrefix("0") ? "0" : joined
  }
}
