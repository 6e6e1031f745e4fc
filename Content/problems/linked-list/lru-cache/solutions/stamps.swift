// Idea: each use leaves a stamp in a log; out-of-date log lines are skipped when room is needed.
// Amortised O(1).
class LRUCache {
  private let capacity: Int
  private var entries: [Int: (value: Int, stamp: Int)] = [:]
  private var log: [Int] = []
  private var oldestStamp = 0

  init(_ capacity: Int) {
    self.capacity = capacity
  }

  func get(_ key: Int) -> Int {
    guard let entry = entries[key] else { return -1 }
    touch(key, entry.value)
    return entry.value
  }

  func put(_ key: Int, _ value: Int) {
    touch(key, value)
    while entries.count > capacity {
      let candidate = log[oldestStamp]
      if entries[candidate]?.stamp == oldestStamp { entries[candidate] = nil }
      oldestStamp += 1
    }
  }

  private func touch(_ key: Int, _ value: Int) {
    entries[key] = (value, log.count)
    log.append(key)
  }
}
