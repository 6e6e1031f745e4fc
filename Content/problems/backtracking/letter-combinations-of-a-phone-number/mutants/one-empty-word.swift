// Bug: answers no digits with one empty word.
class Solution {
  func letterCombinations(_ digits: String) -> [String] {
    let keys = ["abc", "def", "ghi", "jkl", "mno", "pqrs", "tuv", "wxyz"]
    var words = [""]
    for digit in digits.compactMap(\.wholeNumberValue) {
      words = words.flatMap { word in keys[digit - 2].map { word + String($0) } }
    }
    return words
  }
}
