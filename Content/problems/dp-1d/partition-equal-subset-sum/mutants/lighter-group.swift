// Bug: puts each element, largest first, into the group that is lighter so far.
class Solution {
  func canPartition(_ nums: [Int]) -> Bool {
    var (one, other) = (0, 0)
    for number in nums.sorted(by: >) {
      if one <= other { one += number } else { other += number }
    }
    return one == other
  }
}
