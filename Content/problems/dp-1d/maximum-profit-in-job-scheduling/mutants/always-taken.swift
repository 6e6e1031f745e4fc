// Bug: never leaves a job in favour of those before it.
class Solution {
  func jobScheduling(_ startTime: [Int], _ endTime: [Int], _ profit: [Int]) -> Int {
    var ends: [Int] = []
    var best = [0]
    for job in endTime.indices.sorted(by: { endTime[$0] < endTime[$1] }) {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if ends[middle] <= startTime[job] { low = middle + 1 } else { high = middle }
      }
      best.append(best[low] + profit[job])
      ends.append(endTime[job])
    }
    return best[best.count - 1]
  }
}
