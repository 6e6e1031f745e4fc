// Bug: keeps the end of the interval before instead of the farthest one.
class Solution {
  func employeeFreeTime(_ schedule: [[Interval]]) -> [Interval] {
    let ordered = schedule.flatMap { $0 }.sorted { $0.start < $1.start }
    return zip(ordered, ordered.dropFirst()).filter { $0.end < $1.start }
      .map { Interval($0.end, $1.start) }
  }
}
