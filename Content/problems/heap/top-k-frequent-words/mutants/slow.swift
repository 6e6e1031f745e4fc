// Bug: too slow: counts by searching the list of different words for each word.
class Solution {
  func topKFrequent(_ words: [String], _ k: Int) -> [String] {
    var different: [String] = []
    var counts: [Int] = []
    for word in words {
      if let place = different.firstIndex(of: word) {
        counts[place] += 1
      } else {
        different.append(word)
        counts.append(1)
      }
    }
    let order = different.indices.sorted { one, other in
      counts[one] != counts[other]
        ? counts[one] > counts[other] : different[one] < different[other]
    }
    return order.prefix(k).map { different[$0] }
  }
}
