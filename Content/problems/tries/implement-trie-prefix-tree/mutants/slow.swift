// Bug: too slow: looks through the list of all words for every question.
class Trie {
  private var words: [String] = []

  init() {}

  func insert(_ word: String) {
    words.append(word)
  }

  func search(_ word: String) -> Bool {
    words.contains { $0 == word }
  }

  func startsWith(_ prefix: String) -> Bool {
    words.contains { $0.hasPrefix(prefix) }
  }
}
