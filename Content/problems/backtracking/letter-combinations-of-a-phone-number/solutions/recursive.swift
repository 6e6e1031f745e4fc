// Idea: write a letter of the first digit, then those of the others behind it.
class Solution {
  func letterCombinations(_ digits: String) -> [String] {
    let keys = ["abc", "def", "ghi", "jkl", "mno", "pqrs", "tuv", "wxyz"].map(Array.init)
    let choices = digits.compactMap(\.wholeNumberValue).map { keys[$0 - 2] }
    var found: [String] = []
    var word = ""

    func write(_ place: Int) {
      if place == choices.count {
        found.append(word)
        return
      }
      for letter in choices[place] {
        word.append(letter)
        write(place + 1)
        word.removeLast()
      }
    }

    write(0)
    return found
  }
}
