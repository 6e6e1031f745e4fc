// Bug: lets a dot stand for no letter as well.
class WordDictionary {
  private var words: [[UInt8]] = []

  init() {}

  func addWord(_ word: String) {
    words.append(Array(word.utf8))
  }

  func search(_ word: String) -> Bool {
    let text = Array(word.utf8)
    return words.contains { fits(text[...], $0[...]) }
  }

  private func fits(_ text: ArraySlice<UInt8>, _ word: ArraySlice<UInt8>) -> Bool {
    guard let letter = text.first else { return word.isEmpty }
    if letter == 46, fits(text.dropFirst(), word) { return true }
    guard let first = word.first, letter == 46 || letter == first else { return false }
    return fits(text.dropFirst(), word.dropFirst())
  }
}
