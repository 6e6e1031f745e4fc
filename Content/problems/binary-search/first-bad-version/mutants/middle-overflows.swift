// Bug: adds the two ends in 32 bits before halving, which overflows for large versions.
class Solution: VersionControl {
  func firstBadVersion(_ n: Int) -> Int {
    var low: Int32 = 1
    var high = Int32(n)
    while low < high {
      let middle = (low + high) / 2
      if isBadVersion(Int(middle)) {
        high = middle
      } else {
        low = middle + 1
      }
    }
    return Int(low)
  }
}
