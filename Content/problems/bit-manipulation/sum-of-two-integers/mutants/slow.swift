// Bug: too slow: counts a up or down by one, as often as b says.
class Solution {
  func getSum(_ a: Int, _ b: Int) -> Int {
    var sum = a
    var left = b
    while left != 0 {
      // Down by one is up by one of the complement.
      sum = b > 0 ? next(sum) : ~next(~sum)
      left = b > 0 ? ~next(~left) : next(left)
    }
    return sum
  }

  private func next(_ number: Int) -> Int {
    var result = number
    var digit = 1
    while result & digit != 0 {
      result ^= digit
      digit <<= 1
    }
    return result ^ digit
  }
}
