// Idea: halve the range that must hold the first bad version.
class Solution: VersionControl {
  func firstBadVersion(_ n: Int) -> Int {
    var low = 1
    var high = n
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
