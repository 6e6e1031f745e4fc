// Idea: compares the text with every word, letter by letter. A search O(words · length).
class WordDictionary {
  private var words: [[UInt8]] = []

  init() {}

  func addWord(_ word: String) {
    words.append(Array(word.utf8))
  }

  func search(_ word: String) -> Bool {
    let text = Array(word.utf8)
    return words.contains { known in
      known.count == text.count && zip(text, known).allSatisfy { $0 == 46 || $0 == $1 }
    }
  }
}
