// Bug: too slow: writes every word of small and capital letters and keeps those that fit.
class Solution {
  func letterCombinations(_ digits: String) -> [String] {
    let keys = ["abc", "def", "ghi", "jkl", "mno", "pqrs", "tuv", "wxyz"]
    if digits.isEmpty { return [] }
    let letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
    var words = [""]
    for _ in digits {
      words = words.flatMap { word in letters.map { word + String($0) } }
    }
    return words.filter { word in
      zip(word, digits).allSatisfy { letter, digit in
        keys[(digit.wholeNumberValue ?? 2) - 2].contains(letter)
      }
    }
  }
}
