// Bug: too slow: asks for the same rests again and again.
class Solution {
  func isInterleave(_ s1: String, _ s2: String, _ s3: String) -> Bool {
    let (one, other, whole) = (Array(s1.utf8), Array(s2.utf8), Array(s3.utf8))
    guard one.count + other.count == whole.count else { return false }

    func fits(_ first: Int, _ second: Int) -> Bool {
      let place = first + second
      if place == whole.count { return true }
      if first < one.count && one[first] == whole[place] && fits(first + 1, second) { return true }
      return second < other.count && other[second] == whole[place] && fits(first, second + 1)
    }

    return fits(0, 0)
  }
}
