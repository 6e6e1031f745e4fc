// Idea: the set of all sums that some choice of the elements has.
class Solution {
  func canPartition(_ nums: [Int]) -> Bool {
    let sum = nums.reduce(0, +)
    var sums: Set<Int> = [0]
    for number in nums {
      for known in Array(sums) where known + number <= sum / 2 { sums.insert(known + number) }
    }
    return sum % 2 == 0 && sums.contains(sum / 2)
  }
}
