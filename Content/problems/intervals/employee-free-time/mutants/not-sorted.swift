// Bug: goes through the employees one after the other instead of by start.
class Solution {
  func employeeFreeTime(_ schedule: [[Interval]]) -> [Interval] {
    let intervals = schedule.flatMap { $0 }
    var free: [Interval] = []
    var farthest = intervals[0].end
    for interval in intervals {
      if farthest < interval.start { free.append(Interval(farthest, interval.start)) }
      farthest = max(farthest, interval.end)
    }
    return free
  }
}
