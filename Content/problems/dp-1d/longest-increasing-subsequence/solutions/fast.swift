// Idea: the smallest end of a rising choice of each length, found by binary search.
class Solution {
  func lengthOfLIS(_ nums: [Int]) -> Int {
    var ends: [Int] = []
    for number in nums {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if ends[middle] < number { low = middle + 1 } else { high = middle }
      }
      if low == ends.count { ends.append(number) } else { ends[low] = number }
    }
    return ends.count
  }
}
