// Bug: takes a dot for a letter like any other, so nothing fits it.
class WordDictionary {
  private var words: Set<String> = []

  init() {}

  func addWord(_ word: String) {
    words.insert(word)
  }

  func search(_ word: String) -> Bool {
    words.contains(word)
  }
}
