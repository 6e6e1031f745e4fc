// Idea: a queue of seconds with their hits, and the sum of all that are in it.
class HitCounter {
  private var seconds: [(second: Int, hits: Int)] = []
  private var front = 0
  private var total = 0

  init() {}

  func hit(_ timestamp: Int) {
    if front < seconds.count, seconds[seconds.count - 1].second == timestamp {
      seconds[seconds.count - 1].hits += 1
    } else {
      seconds.append((timestamp, 1))
    }
    total += 1
  }

  func getHits(_ timestamp: Int) -> Int {
    while front < seconds.count, seconds[front].second <= timestamp - 300 {
      total -= seconds[front].hits
      front += 1
    }
    // At most 300 seconds are left to be moved up.
    if front > 300 {
      seconds.removeFirst(front)
      front = 0
    }
    return total
  }
}
