// Bug: writes every zero of a list of zeros.
class Solution {
  func largestNumber(_ nums: [Int]) -> String {
    nums.map(String.init).sorted { $0 + $1 > $1 + $0 }.joined()
  }
}
