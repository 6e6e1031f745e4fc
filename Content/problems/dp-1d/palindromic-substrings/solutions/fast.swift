// Idea: go outwards from every character and every gap.
class Solution {
  func countSubstrings(_ s: String) -> Int {
    let letters = Array(s.utf8)
    var count = 0

    func grow(_ left: Int, _ right: Int) {
      var (left, right) = (left, right)
      while left >= 0, right < letters.count, letters[left] == letters[right] {
        count += 1
        left -= 1
        right += 1
      }
    }

    for middle in letters.indices {
      grow(middle, middle)
      grow(middle, middle + 1)
    }
    return count
  }
}
