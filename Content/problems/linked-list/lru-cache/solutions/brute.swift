// Idea: an array in order of use, oldest first; every touch moves its entry to the end. Each call
// O(capacity).
class LRUCache {
  private let capacity: Int
  private var entries: [(key: Int, value: Int)] = []

  init(_ capacity: Int) {
    self.capacity = capacity
  }

  func get(_ key: Int) -> Int {
    guard let index = entries.firstIndex(where: { $0.key == key }) else { return -1 }
    let entry = entries.remove(at: index)
    entries.append(entry)
    return entry.value
  }

  func put(_ key: Int, _ value: Int) {
    if let index = entries.firstIndex(where: { $0.key == key }) {
      entries.remove(at: index)
    } else if entries.count == capacity {
      entries.removeFirst()
    }
    entries.append((key, value))
  }
}
