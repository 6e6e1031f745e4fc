// Idea: which pairs of beginnings make up a beginning of s3, in one row.
class Solution {
  func isInterleave(_ s1: String, _ s2: String, _ s3: String) -> Bool {
    let (one, other, whole) = (Array(s1.utf8), Array(s2.utf8), Array(s3.utf8))
    guard one.count + other.count == whole.count else { return false }
    var row = [Bool](repeating: false, count: other.count + 1)
    for taken in 0...one.count {
      for place in 0...other.count {
        if taken == 0 && place == 0 {
          row[0] = true
          continue
        }
        let letter = whole[taken + place - 1]
        let fromOne = taken > 0 && row[place] && one[taken - 1] == letter
        let fromOther = place > 0 && row[place - 1] && other[place - 1] == letter
        row[place] = fromOne || fromOther
      }
    }
    return row[other.count]
  }
}
