// Idea: the last digit that is not a 9 grows, and everything behind it becomes 0.
class Solution {
  func plusOne(_ digits: [Int]) -> [Int] {
    guard let place = digits.lastIndex(where: { $0 != 9 }) else {
      return [1] + [Int](repeating: 0, count: digits.count)
    }
    let zeros = [Int](repeating: 0, count: digits.count - place - 1)
    return digits[..<place] + [digits[place] + 1] + zeros
  }
}
