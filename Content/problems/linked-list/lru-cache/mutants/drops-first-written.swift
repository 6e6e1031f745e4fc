// Bug: the queue of keys may name a key twice, and its first mention evicts it too early.
class LRUCache {
  private let capacity: Int
  private var values: [Int: Int] = [:]
  private var queue: [Int] = []
  private var front = 0

  init(_ capacity: Int) {
    self.capacity = capacity
  }

  func get(_ key: Int) -> Int {
    guard let value = values[key] else { return -1 }
    queue.append(key)
    return value
  }

  func put(_ key: Int, _ value: Int) {
    values[key] = value
    queue.append(key)
    while values.count > capacity {
      values[queue[front]] = nil
      front += 1
    }
  }
}
