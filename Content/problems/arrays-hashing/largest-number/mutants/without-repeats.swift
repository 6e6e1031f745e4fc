// Bug: takes each number once only.
class Solution {
  func largestNumber(_ nums: [Int]) -> String {
    let joined = Set(nums).map(String.init).sorted { $0 + $1 > $1 + $0 }.joined()
    return joined.hasPrefix("0") ? "0" : joined
  }
}
