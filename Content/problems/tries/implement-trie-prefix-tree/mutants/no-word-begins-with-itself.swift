// Bug: a whole word is not taken for a beginning of itself.
class Trie {
  private var words: Set<String> = []
  private var beginnings: Set<String> = []

  init() {}

  func insert(_ word: String) {
    words.insert(word)
    for length in 1..<max(1, word.count) { beginnings.insert(String(word.prefix(length))) }
  }

  func search(_ word: String) -> Bool {
    words.contains(word)
  }

  func startsWith(_ prefix: String) -> Bool {
    beginnings.contains(prefix)
  }
}
