// Bug: too slow: looks at every hit when hits are asked for.
class HitCounter {
  private var hits: [Int] = []

  init() {}

  func hit(_ timestamp: Int) {
    hits.append(timestamp)
  }

  func getHits(_ timestamp: Int) -> Int {
    hits.filter { timestamp - $0 < 300 }.count
  }
}
