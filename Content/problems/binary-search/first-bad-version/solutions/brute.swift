// Idea: build the last good version bit by bit.
class Solution: VersionControl {
  func firstBadVersion(_ n: Int) -> Int {
    // Fixes one bit after the other, from the highest, of the last good version.
    var lastGood = 0
    for bit in (0..<31).reversed() {
      let candidate = lastGood | 1 << bit
      if candidate < n, !isBadVersion(candidate) { lastGood = candidate }
    }
    return lastGood + 1
  }
}
