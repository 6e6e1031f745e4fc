// Bug: too slow: filters the rest of the list for each number that it leaves behind.
class Solution {
  func search(_ nums: [Int], _ target: Int) -> Int {
    var rest = nums
    var index = 0
    while let first = rest.first {
      if first == target { return index }
      rest = rest.filter { $0 > first }
      index += 1
    }
    return -1
  }
}
