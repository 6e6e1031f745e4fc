// Bug: overlooks that a word must not stand before its own beginning.
class Solution {
  func alienOrder(_ words: [String]) -> String {
    var later: [Character: Set<Character>] = [:]
    for letter in words.joined() { later[letter] = [] }
    for (word, next) in zip(words, words.dropFirst()) {
      if let (first, second) = zip(word, next).first(where: { $0 != $1 }) {
        later[first]?.insert(second)
      }
    }
    var order = ""
    while !later.isEmpty {
      let held = later.values.reduce(into: Set()) { $0.formUnion($1) }
      let free = later.keys.filter { !held.contains($0) }
      if free.isEmpty { return "" }
      for letter in free {
        order.append(letter)
        later[letter] = nil
      }
    }
    return order
  }
}
