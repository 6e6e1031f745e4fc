// Idea: places everything that must come later before the letter itself, from the back.
class Solution {
  private enum Mark { case new, open, placed }

  func alienOrder(_ words: [String]) -> String {
    let spelled = words.map { word in word.utf8.map { Int($0) - 97 } }
    var later = [[Bool]](repeating: [Bool](repeating: false, count: 26), count: 26)
    for (word, next) in zip(spelled, spelled.dropFirst()) {
      if let (first, second) = zip(word, next).first(where: { $0 != $1 }) {
        later[first][second] = true
      } else if word.count > next.count {
        return ""
      }
    }
    var marks = [Mark](repeating: .new, count: 26)
    var reversed: [Int] = []

    func place(_ letter: Int) -> Bool {
      if marks[letter] != .new { return marks[letter] == .placed }
      marks[letter] = .open
      for next in 0..<26 where later[letter][next] {
        if !place(next) { return false }
      }
      marks[letter] = .placed
      reversed.append(letter)
      return true
    }

    for letter in Set(spelled.joined()) where !place(letter) { return "" }
    return String(decoding: reversed.reversed().map { UInt8($0 + 97) }, as: UTF8.self)
  }
}
