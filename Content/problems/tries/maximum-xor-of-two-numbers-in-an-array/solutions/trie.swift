// Idea: a tree of binary digits, in which each number walks towards its opposite. Time O(31 n),
// space O(31 n).
class Solution {
  func findMaximumXOR(_ nums: [Int]) -> Int {
    // The nodes below node i are at 2 * i and 2 * i + 1; 0 means that there is none.
    var below: [Int32] = [0, 0]
    for number in nums {
      var node = 0
      for place in (0..<31).reversed() {
        let slot = 2 * node + (number >> place & 1)
        if below[slot] == 0 {
          below[slot] = Int32(below.count / 2)
          below.append(0)
          below.append(0)
        }
        node = Int(below[slot])
      }
    }
    return nums.map { greatest($0, below) }.max()!
  }

  private func greatest(_ number: Int, _ below: [Int32]) -> Int {
    var node = 0
    var answer = 0
    for place in (0..<31).reversed() {
      let digit = number >> place & 1
      if below[2 * node + 1 - digit] > 0 {
        answer |= 1 << place
        node = Int(below[2 * node + 1 - digit])
      } else {
        node = Int(below[2 * node + digit])
      }
    }
    return answer
  }
}
