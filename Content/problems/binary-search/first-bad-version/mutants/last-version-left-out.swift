// Bug: searches below n only and never answers with the last version.
class Solution: VersionControl {
  func firstBadVersion(_ n: Int) -> Int {
    var low = 1
    var high = max(1, n - 1)
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
