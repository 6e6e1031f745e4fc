// Idea: search the sums from the beginning for the latest start of each end.
class Solution {
  func minSubArrayLen(_ target: Int, _ nums: [Int]) -> Int {
    var sums = [0]
    for number in nums { sums.append(sums[sums.count - 1] + number) }
    var shortest = Int.max
    for (end, total) in sums.enumerated() where total >= target {
      // The first start whose sum is too large; the one before it is the latest that suffices.
      var (low, high) = (0, end)
      while low < high {
        let middle = (low + high) / 2
        if sums[middle] <= total - target { low = middle + 1 } else { high = middle }
      }
      shortest = min(shortest, end - low + 1)
    }
    return shortest == Int.max ? 0 : shortest
  }
}
