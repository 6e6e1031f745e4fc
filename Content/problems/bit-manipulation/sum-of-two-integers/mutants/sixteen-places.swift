// Bug: adds the lower sixteen places only and keeps the upper ones of a.
class Solution {
  func getSum(_ a: Int, _ b: Int) -> Int {
    var (sum, carries) = (a & 0xFFFF, b & 0xFFFF)
    while carries != 0 {
      (sum, carries) = (sum ^ carries, ((sum & carries) << 1) & 0xFFFF)
    }
    return a & ~0xFFFF | sum
  }
}
