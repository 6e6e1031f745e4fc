// Bug: too slow: looks through all jobs for each one.
class Solution {
  func jobScheduling(_ startTime: [Int], _ endTime: [Int], _ profit: [Int]) -> Int {
    let jobs = endTime.indices.sorted { endTime[$0] < endTime[$1] }
    var best = [Int](repeating: 0, count: jobs.count)
    for (index, job) in jobs.enumerated() {
      best[index] = profit[job]
      for other in jobs.indices where endTime[jobs[other]] <= startTime[job] {
        best[index] = max(best[index], best[other] + profit[job])
      }
    }
    return best.reduce(0, max)
  }
}
