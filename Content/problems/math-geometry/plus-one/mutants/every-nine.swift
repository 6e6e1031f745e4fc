// Bug: turns every 9 into 0, also those that no carry reaches.
class Solution {
  func plusOne(_ digits: [Int]) -> [Int] {
    guard let place = digits.lastIndex(where: { $0 != 9 }) else {
      return [1] + digits.map { _ in 0 }
    }
    var answer = digits.map { $0 == 9 ? 0 : $0 }
    answer[place] += 1
    return answer
  }
}
