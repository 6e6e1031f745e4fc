// Idea: blocks of n + 1 units for the most frequent kind, or no idle unit at all.
class Solution {
  func leastInterval(_ tasks: [Character], _ n: Int) -> Int {
    let counts = tasks.reduce(into: [Character: Int]()) { $0[$1, default: 0] += 1 }.values
    let most = counts.max()!
    let ties = counts.filter { $0 == most }.count
    return max(tasks.count, (most - 1) * (n + 1) + ties)
  }
}
