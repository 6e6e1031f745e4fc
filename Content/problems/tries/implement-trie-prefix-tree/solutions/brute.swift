// Idea: a list of all words, looked through for every question. Each question O(words · length).
class Trie {
  private var words: [String] = []

  init() {}

  func insert(_ word: String) {
    words.append(word)
  }

  func search(_ word: String) -> Bool {
    words.contains(word)
  }

  func startsWith(_ prefix: String) -> Bool {
    words.contains { $0.hasPrefix(prefix) }
  }
}
