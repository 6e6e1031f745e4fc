// Idea: counts along the time how many are at work; gaps lie where nobody is. Time O(n log n).
class Solution {
  func employeeFreeTime(_ schedule: [[[Int]]]) -> [[Int]] {
    var changes: [(time: Int, change: Int)] = []
    for interval in schedule.flatMap({ $0 }) {
      changes += [(interval[0], 1), (interval[1], -1)]
    }
    changes.sort { ($0.time, -$0.change) < ($1.time, -$1.change) }
    var free: [[Int]] = []
    var atWork = 0
    var stopped: Int?
    for (time, change) in changes {
      if atWork == 0, let stopped { free.append([stopped, time]) }
      atWork += change
      stopped = time
    }
    return free
  }
}
