// Bug: lists gaps of length 0 where one starts when another stops.
class Solution {
  func employeeFreeTime(_ schedule: [[Interval]]) -> [Interval] {
    let ordered = schedule.flatMap { $0 }.sorted { $0.start < $1.start }
    var free: [Interval] = []
    var farthest = ordered[0].end
    for interval in ordered.dropFirst() {
      if farthest <= interval.start { free.append(Interval(farthest, interval.start)) }
      farthest = max(farthest, interval.end)
    }
    return free
  }
}
