// Bug: too slow: counts all tasks that are left anew in each unit of time.
class Solution {
  func leastInterval(_ tasks: [Character], _ n: Int) -> Int {
    var left = tasks
    var allowedFrom: [Character: Int] = [:]
    var time = 0
    while !left.isEmpty {
      let counts = left.reduce(into: [:]) { $0[$1, default: 0] += 1 }
      let allowed = counts.filter { allowedFrom[$0.key, default: 0] <= time }
      if let (kind, _) = allowed.max(by: { $0.value < $1.value }) {
        left.remove(at: left.firstIndex(of: kind)!)
        allowedFrom[kind] = time + n + 1
      }
      time += 1
    }
    return time
  }
}
