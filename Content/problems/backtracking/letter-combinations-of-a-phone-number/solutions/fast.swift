// Idea: let all words grow by each letter of the next digit.
class Solution {
  func letterCombinations(_ digits: String) -> [String] {
    let letters: [Character: String] = [
      "2": "abc", "3": "def", "4": "ghi", "5": "jkl", "6": "mno", "7": "pqrs", "8": "tuv",
      "9": "wxyz",
    ]
    var words = [""]
    for digit in digits {
      words = words.flatMap { word in letters[digit, default: ""].map { word + String($0) } }
    }
    return words
  }
}
