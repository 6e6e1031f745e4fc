// Idea: from the last digit on, nines become 0 until another digit can grow.
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
    return [1] + digits
  }
}
