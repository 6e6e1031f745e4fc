// Bug: moves both places when the sum is wrong.
class Solution {
  func twoSum(_ numbers: [Int], _ target: Int) -> [Int] {
    var (low, high) = (0, numbers.count - 1)
    while low < high {
      if numbers[low] + numbers[high] == target { return [low + 1, high + 1] }
      low += 1
      high -= 1
    }
    return []
  }
}
