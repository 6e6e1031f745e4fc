// Bug: keeps the tasks in the given order and only waits where it must.
class Solution {
  func leastInterval(_ tasks: [Character], _ n: Int) -> Int {
    var allowedFrom: [Character: Int] = [:]
    var time = 0
    for task in tasks {
      time = max(time, allowedFrom[task, default: 0]) + 1
      allowedFrom[task] = time + n
    }
    return time
  }
}
