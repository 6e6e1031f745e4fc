// Bug: of words with equal counts puts the shorter one first.
class Solution {
  func topKFrequent(_ words: [String], _ k: Int) -> [String] {
    var counts: [String: Int] = [:]
    for word in words { counts[word, default: 0] += 1 }
    let ordered = counts.sorted { one, other in
      (-one.value, one.key.count, one.key) < (-other.value, other.key.count, other.key)
    }
    return ordered.prefix(k).map(\.key)
  }
}
