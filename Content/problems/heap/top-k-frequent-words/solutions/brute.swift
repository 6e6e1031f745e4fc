// Idea: searches the best of the counted words k times.
class Solution {
  func topKFrequent(_ words: [String], _ k: Int) -> [String] {
    var counts: [String: Int] = [:]
    for word in words { counts[word, default: 0] += 1 }
    var answer: [String] = []
    while answer.count < k {
      var best = ""
      var most = 0
      for (word, count) in counts where count > most || count == most && word < best {
        best = word
        most = count
      }
      answer.append(best)
      counts[best] = nil
    }
    return answer
  }
}
