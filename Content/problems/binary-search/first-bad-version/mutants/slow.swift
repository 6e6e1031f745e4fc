// Bug: too slow: asks little, but finds each middle by walking towards it from both ends.
class Solution: VersionControl {
  func firstBadVersion(_ n: Int) -> Int {
    var low = 1
    var high = n
    while low < high {
      var left = low
      var right = high
      // By numbers alone a thousand million steps take half the time that is allowed.
      while (Int("\(right - left)") ?? 0) > 1 {
        left += 1
        right -= 1
      }
      if isBadVersion(left) {
        high = left
      } else {
        low = left + 1
      }
    }
    return low
  }
}
