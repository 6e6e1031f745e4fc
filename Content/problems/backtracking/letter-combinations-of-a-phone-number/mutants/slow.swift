// Bug: too slow: writes every word of the alphabet and keeps those that fit.
class Solution {
  func letterCombinations(_ digits: String) -> [String] {
    let keys = ["abc", "def", "ghi", "jkl", "mno", "pqrs", "tuv", "wxyz"]
    if digits.isEmpty { return [] }
    var words = [""]
    for _ in digits {
      words = words.flatMap { word in "abcdefghijklmnopqrstuvwxyz".map { word + String($0) } }
    }
    return words.filter { word in
      zip(word, digits).allSatisfy { letter, digit in
        keys[(digit.wholeNumberValue ?? 2) - 2].contains(letter)
      }
    }
  }
}
