// Idea: plays the machine unit by unit, always with the allowed kind of which most is left.
class Solution {
  func leastInterval(_ tasks: [Character], _ n: Int) -> Int {
    var left: [Character: Int] = [:]
    for task in tasks { left[task, default: 0] += 1 }
    var allowedFrom: [Character: Int] = [:]
    var time = 0
    while !left.isEmpty {
      let allowed = left.filter { allowedFrom[$0.key, default: 0] <= time }
      if let (kind, count) = allowed.max(by: { $0.value < $1.value }) {
        left[kind] = count > 1 ? count - 1 : nil
        allowedFrom[kind] = time + n + 1
      }
      time += 1
    }
    return time
  }
}
