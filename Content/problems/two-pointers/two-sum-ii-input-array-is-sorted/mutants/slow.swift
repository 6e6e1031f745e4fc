// Bug: too slow: tries every pair.
class Solution {
  func twoSum(_ numbers: [Int], _ target: Int) -> [Int] {
    for second in numbers.indices {
      for first in 0..<second where numbers[first] + numbers[second] == target {
        return [first + 1, second + 1]
      }
    }
    return []
  }
}
