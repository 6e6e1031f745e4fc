// Idea: the left place moves up; before each step the right one moves down while the sum is too large.
class Solution {
  func twoSum(_ numbers: [Int], _ target: Int) -> [Int] {
    var high = numbers.count - 1
    for (low, number) in numbers.enumerated() {
      while number + numbers[high] > target { high -= 1 }
      if number + numbers[high] == target { return [low + 1, high + 1] }
    }
    return []
  }
}
