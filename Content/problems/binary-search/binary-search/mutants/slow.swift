// Bug: too slow: copies the rest of the list for each number that it leaves behind.
class Solution {
  func search(_ nums: [Int], _ target: Int) -> Int {
    var rest = nums
    var index = 0
    while let first = rest.first {
      if first == target { return index }
      rest = Array(rest[1...])
      index += 1
    }
    return -1
  }
}
