// Idea: the sum without carries and all carries at once, until there are none. Time O(width).
class Solution {
  func getSum(_ a: Int, _ b: Int) -> Int {
    var (sum, carries) = (a, b)
    while carries != 0 {
      (sum, carries) = (sum ^ carries, (sum & carries) << 1)
    }
    return sum
  }
}
