// Bug: a ring that renews slots only when they are hit, and adds up all of them.
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
    hits.reduce(0, +)
  }
}
