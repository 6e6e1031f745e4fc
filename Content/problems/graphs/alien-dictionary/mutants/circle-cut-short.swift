// Bug: returns the letters placed so far when a circle keeps the others out.
class Solution {
  func alienOrder(_ words: [String]) -> String {
    var later: [Character: Set<Character>] = [:]
    for letter in words.joined() { later[letter] = [] }
    for (word, next) in zip(words, words.dropFirst()) {
      if let (first, second) = zip(word, next).first(where: { $0 != $1 }) {
        later[first]?.insert(second)
      } else if word.count > next.count {
        return ""
      }
    }
    var order = ""
    while !later.isEmpty {
      let held = later.values.reduce(into: Set()) { $0.formUnion($1) }
      let free = later.keys.filter { !held.contains($0) }
      if free.isEmpty { return order }
      for letter in free {
        order.append(letter)
        later[letter] = nil
      }
    }
    return order
  }
}
