// Bug: takes the best-paid job that still fits, again and again.
class Solution {
  func jobScheduling(_ startTime: [Int], _ endTime: [Int], _ profit: [Int]) -> Int {
    var taken: [Int] = []
    for job in profit.indices.sorted(by: { profit[$0] > profit[$1] }) {
      if taken.allSatisfy({ endTime[$0] <= startTime[job] || endTime[job] <= startTime[$0] }) {
        taken.append(job)
      }
    }
    return taken.reduce(0) { $0 + profit[$1] }
  }
}
