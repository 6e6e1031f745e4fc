// Idea: number the words; quotients and remainders of a number tell its letters.
class Solution {
  func letterCombinations(_ digits: String) -> [String] {
    let keys = ["abc", "def", "ghi", "jkl", "mno", "pqrs", "tuv", "wxyz"].map(Array.init)
    let choices = digits.compactMap(\.wholeNumberValue).map { keys[$0 - 2] }
    return (0..<choices.reduce(1) { $0 * $1.count }).map { number in
      var rest = number
      var word: [Character] = []
      for letters in choices.reversed() {
        word.append(letters[rest % letters.count])
        rest /= letters.count
      }
      return String(word.reversed())
    }
  }
}
