// Bug: too slow: looks through the whole list of words for every question.
class Trie {
  private var words: [String] = []

  init() {}

  func insert(_ word: String) {
    words.append(word)
  }

  func search(_ word: String) -> Bool {
    !words.filter { $0 == word }.isEmpty
  }

  func startsWith(_ prefix: String) -> Bool {
    !words.filter { $0.prefix(prefix.count) == prefix }.isEmpty
  }
}
