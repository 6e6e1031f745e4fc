// Idea: counts along the time how many are at work; gaps lie where nobody is. Time O(n log n).
class Solution {
  func employeeFreeTime(_ schedule: [[Interval]]) -> [Interval] {
    var changes: [(time: Int, change: Int)] = []
    for interval in schedule.flatMap({ $0 }) {
      changes += [(interval.start, 1), (interval.end, -1)]
    }
    changes.sort { ($0.time, -$0.change) < ($1.time, -$1.change) }
    var free: [Interval] = []
    var atWork = 0
    var stopped: Int?
    for (time, change) in changes {
      if atWork == 0, let stopped { free.append(Interval(stopped, time)) }
      atWork += change
      stopped = time
    }
    return free
  }
}
