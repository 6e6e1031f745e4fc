// Idea: the best from each job on, jobs by their beginnings, the next one by binary search.
class Solution {
  func jobScheduling(_ startTime: [Int], _ endTime: [Int], _ profit: [Int]) -> Int {
    let jobs = startTime.indices.sorted { startTime[$0] < startTime[$1] }
    var best = [Int](repeating: 0, count: jobs.count + 1)
    for (index, job) in jobs.enumerated().reversed() {
      var (low, high) = (index + 1, jobs.count)
      while low < high {
        let middle = (low + high) / 2
        if startTime[jobs[middle]] < endTime[job] { low = middle + 1 } else { high = middle }
      }
      best[index] = max(best[index + 1], profit[job] + best[low])
    }
    return best[0]
  }
}
