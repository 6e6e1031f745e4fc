// Bug: returns indices that count from 0.
class Solution {
  func twoSum(_ numbers: [Int], _ target: Int) -> [Int] {
    var (low, high) = (0, numbers.count - 1)
    while numbers[low] + numbers[high] != target {
      if numbers[low] + numbers[high] < target { low += 1 } else { high -= 1 }
    }
    return [low, high]
  }
}
