// Bug: leaves the first row unmarked, so nothing may begin with two letters of s2.
class Solution {
  func isInterleave(_ s1: String, _ s2: String, _ s3: String) -> Bool {
    let (one, other, whole) = (Array(s1.utf8), Array(s2.utf8), Array(s3.utf8))
    guard one.count + other.count == whole.count else { return false }
    var row = [Bool](repeating: false, count: other.count + 1)
    row[0] = true
    for taken in 0..<one.count {
      row[0] = row[0] && one[taken] == whole[taken]
      for place in 0..<other.count {
        let letter = whole[taken + place + 1]
        row[place + 1] =
          row[place + 1] && one[taken] == letter || row[place] && other[place] == letter
      }
    }
    return row[other.count]
  }
}
