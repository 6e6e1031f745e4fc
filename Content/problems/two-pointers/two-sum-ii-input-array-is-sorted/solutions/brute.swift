// Idea: try every pair of positions.
class Solution {
  func twoSum(_ numbers: [Int], _ target: Int) -> [Int] {
    for first in numbers.indices {
      for second in (first + 1)..<numbers.count where numbers[first] + numbers[second] == target {
        return [first + 1, second + 1]
      }
    }
    return []
  }
}
