// Bug: takes the jobs in the order in which they are given.
class Solution {
  func jobScheduling(_ startTime: [Int], _ endTime: [Int], _ profit: [Int]) -> Int {
    var ends: [Int] = []
    var best = [0]
    for job in endTime.indices {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if ends[middle] <= startTime[job] { low = middle + 1 } else { high = middle }
      }
      best.append(max(best[best.count - 1], best[low] + profit[job]))
      ends.append(endTime[job])
    }
    return best[best.count - 1]
  }
}
