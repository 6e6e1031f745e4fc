// Idea: sorts all different words by count and alphabet and takes the first k.
class Solution {
  func topKFrequent(_ words: [String], _ k: Int) -> [String] {
    var counts: [String: Int] = [:]
    for word in words { counts[word, default: 0] += 1 }
    let ordered = counts.sorted { one, other in
      one.value != other.value ? one.value > other.value : one.key < other.key
    }
    return ordered.prefix(k).map(\.key)
  }
}
