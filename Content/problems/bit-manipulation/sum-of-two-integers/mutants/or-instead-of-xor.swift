// Bug: takes OR where XOR is meant, so two ones give 1 and a carry.
class Solution {
  func getSum(_ a: Int, _ b: Int) -> Int {
    var (sum, carries) = (a, b)
    for _ in 0..<64 where carries != 0 {
      (sum, carries) = (sum | carries, (sum & carries) << 1)
    }
    return sum
  }
}
