// Bug: goes on below a bad middle without remembering that it may be the first.
class Solution: VersionControl {
  func firstBadVersion(_ n: Int) -> Int {
    var low = 1
    var high = n
    while low < high {
      let middle = low + (high - low) / 2
      if isBadVersion(middle) {
        high = middle - 1
      } else {
        low = middle + 1
      }
    }
    return low
  }
}
