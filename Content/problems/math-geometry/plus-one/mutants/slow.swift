// Bug: too slow: builds the answer anew for every digit that comes to its front.
class Solution {
  func plusOne(_ digits: [Int]) -> [Int] {
    var answer: [Int] = []
    var carry = 1
    for digit in digits.reversed() {
      answer = [(digit + carry) % 10] + answer.map { $0 }
      carry = (digit + carry) / 10
    }
    if carry == 1 { answer = [1] + answer }
    return answer
  }
}
