// Bug: returns the longest choice that ends with the last number.
class Solution {
  func lengthOfLIS(_ nums: [Int]) -> Int {
    var (ends, length) = ([Int](), 0)
    for number in nums {
      let place = ends.firstIndex { $0 >= number } ?? ends.count
      if place == ends.count { ends.append(number) } else { ends[place] = number }
      length = place + 1
    }
    return length
  }
}
