// Idea: 300 slots, each with the second that it holds and the hits in it.
class HitCounter {
  private var seconds = [Int](repeating: 0, count: 300)
  private var hits = [Int](repeating: 0, count: 300)

  init() {}

  func hit(_ timestamp: Int) {
    let slot = timestamp % 300
    if seconds[slot] != timestamp {
      seconds[slot] = timestamp
      hits[slot] = 0
    }
    hits[slot] += 1
  }

  func getHits(_ timestamp: Int) -> Int {
    var total = 0
    for slot in 0..<300 where seconds[slot] > timestamp - 300 { total += hits[slot] }
    return total
  }
}
