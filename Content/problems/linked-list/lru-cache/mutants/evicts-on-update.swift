// Bug: makes room before it looks whether the key is already there.
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
    if entries.count == capacity { entries.removeFirst() }
    entries.removeAll { $0.key == key }
    entries.append((key, value))
  }
}
