// Bug: adds the carries once and forgets those that arise by that.
class Solution {
  func getSum(_ a: Int, _ b: Int) -> Int {
    (a ^ b) ^ ((a & b) << 1)
  }
}
