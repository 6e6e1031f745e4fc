// Bug: too slow: compares the text with every word.
class WordDictionary {
  private var words: [String] = []

  init() {}

  func addWord(_ word: String) {
    words.append(word)
  }

  func search(_ word: String) -> Bool {
    words.contains { known in
      known.count == word.count && zip(word, known).allSatisfy { $0 == "." || $0 == $1 }
    }
  }
}
