// Bug: keeps the end of the interval before instead of the farthest one.
class Solution {
  func employeeFreeTime(_ schedule: [[[Int]]]) -> [[Int]] {
    let ordered = schedule.flatMap { $0 }.sorted { $0[0] < $1[0] }
    return zip(ordered, ordered.dropFirst()).filter { $0[1] < $1[0] }.map { [$0[1], $1[0]] }
  }
}
