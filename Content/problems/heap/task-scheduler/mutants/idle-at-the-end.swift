// Bug: fills up the last block too, although nothing has to wait behind it.
class Solution {
  func leastInterval(_ tasks: [Character], _ n: Int) -> Int {
    let counts = tasks.reduce(into: [:]) { $0[$1, default: 0] += 1 }.values
    return max(tasks.count, counts.max()! * (n + 1))
  }
}
