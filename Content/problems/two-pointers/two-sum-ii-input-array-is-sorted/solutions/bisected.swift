// Idea: search each number's partner by halving the part behind it.
class Solution {
  func twoSum(_ numbers: [Int], _ target: Int) -> [Int] {
    for (first, number) in numbers.enumerated() {
      var low = first + 1
      var high = numbers.count
      while low < high {
        let middle = (low + high) / 2
        if numbers[middle] < target - number {
          low = middle + 1
        } else {
          high = middle
        }
      }
      if low < numbers.count, numbers[low] == target - number { return [first + 1, low + 1] }
    }
    return []
  }
}
