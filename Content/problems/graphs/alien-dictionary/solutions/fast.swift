// Idea: a demand from each two neighbours; then all free letters, round by round.
class Solution {
  func alienOrder(_ words: [String]) -> String {
    let spelled = words.map { Array($0.utf8) }
    var later: [UInt8: Set<UInt8>] = [:]
    for letter in spelled.joined() where later[letter] == nil { later[letter] = [] }
    for (word, next) in zip(spelled, spelled.dropFirst()) {
      if let (first, second) = zip(word, next).first(where: { $0 != $1 }) {
        later[first]?.insert(second)
      } else if word.count > next.count {
        return ""
      }
    }
    var order: [UInt8] = []
    while !later.isEmpty {
      let held = later.values.reduce(into: Set()) { $0.formUnion($1) }
      let free = later.keys.filter { !held.contains($0) }
      if free.isEmpty { return "" }
      order += free
      for letter in free { later[letter] = nil }
    }
    return String(decoding: order, as: UTF8.self)
  }
}
