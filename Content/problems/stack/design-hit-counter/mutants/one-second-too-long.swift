// Bug: a hit exactly 300 seconds ago still counts.
class HitCounter {
  private var hits: [Int] = []
  private var front = 0

  init() {}

  func hit(_ timestamp: Int) {
    hits.append(timestamp)
  }

  func getHits(_ timestamp: Int) -> Int {
    while front < hits.count, hits[front] < timestamp - 300 { front += 1 }
    return hits.count - front
  }
}
