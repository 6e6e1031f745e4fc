// Bug: puts each new letter in front, so the words are spelled backwards.
class Solution {
  func letterCombinations(_ digits: String) -> [String] {
    let keys = ["abc", "def", "ghi", "jkl", "mno", "pqrs", "tuv", "wxyz"]
    var words = digits.isEmpty ? [] : [""]
    for digit in digits.compactMap(\.wholeNumberValue) {
      words = words.flatMap { word in keys[digit - 2].map { String($0) + word } }
    }
    return words
  }
}
