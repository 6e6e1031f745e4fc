// Bug: forgets that several kinds may be most frequent.
class Solution {
  func leastInterval(_ tasks: [Character], _ n: Int) -> Int {
    let counts = tasks.reduce(into: [:]) { $0[$1, default: 0] += 1 }.values
    return max(tasks.count, (counts.max()! - 1) * (n + 1) + 1)
  }
}
