// Idea: cut off each beginning that is a palindrome, and cut up the rest.
class Solution {
  func partition(_ s: String) -> [[String]] {
    let letters = Array(s)
    var found: [[String]] = []
    var path: [String] = []

    func isPalindrome(_ first: Int, _ last: Int) -> Bool {
      var (left, right) = (first, last)
      while left < right {
        if letters[left] != letters[right] { return false }
        left += 1
        right -= 1
      }
      return true
    }

    func cut(from start: Int) {
      if start == letters.count {
        found.append(path)
        return
      }
      for end in start..<letters.count where isPalindrome(start, end) {
        path.append(String(letters[start...end]))
        cut(from: end + 1)
        path.removeLast()
      }
    }

    cut(from: 0)
    return found
  }
}
