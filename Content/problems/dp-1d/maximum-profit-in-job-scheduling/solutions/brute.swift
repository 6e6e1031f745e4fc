// Idea: leave or take each job, in the order of their beginnings.
class Solution {
  func jobScheduling(_ startTime: [Int], _ endTime: [Int], _ profit: [Int]) -> Int {
    let jobs = startTime.indices.sorted { startTime[$0] < startTime[$1] }

    func best(_ rest: ArraySlice<Int>, _ time: Int) -> Int {
      guard let job = rest.first else { return 0 }
      let left = best(rest.dropFirst(), time)
      if startTime[job] < time { return left }
      return max(left, profit[job] + best(rest.dropFirst(), endTime[job]))
    }

    return best(jobs[...], 0)
  }
}
