// Idea: double until a version is bad, then halve the last step.
class Solution: VersionControl {
  func firstBadVersion(_ n: Int) -> Int {
    var high = 1
    while high < n, !isBadVersion(high) { high = min(n, high * 2) }
    var low = high / 2 + 1
    while low < high {
      let middle = low + (high - low) / 2
      if isBadVersion(middle) {
        high = middle
      } else {
        low = middle + 1
      }
    }
    return low
  }
}
