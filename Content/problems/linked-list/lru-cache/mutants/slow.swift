// Bug: too slow. Sorts all entries by their stamps whenever it needs room: O(capacity log capacity)
// a call.
class LRUCache {
  private let capacity: Int
  private var clock = 0
  private var values: [Int: Int] = [:]
  private var stamps: [Int: Int] = [:]

  init(_ capacity: Int) {
    self.capacity = capacity
  }

  func get(_ key: Int) -> Int {
    guard let value = values[key] else { return -1 }
    touch(key)
    return value
  }

  func put(_ key: Int, _ value: Int) {
    if values[key] == nil, values.count == capacity,
      let oldest = stamps.sorted(by: { $0.value < $1.value }).first?.key
    {
      values[oldest] = nil
      stamps[oldest] = nil
    }
    values[key] = value
    touch(key)
  }

  private func touch(_ key: Int) {
    clock += 1
    stamps[key] = clock
  }
}
