// Bug: loses the carry at the front, so nines become zeros only.
class Solution {
  func plusOne(_ digits: [Int]) -> [Int] {
    var digits = digits
    for place in digits.indices.reversed() {
      if digits[place] < 9 {
        digits[place] += 1
        return digits
      }
      digits[place] = 0
    }
    return digits
  }
}
