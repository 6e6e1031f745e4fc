final class Entry {
  let key: Int
  var value: Int
  var left: Entry?
  var right: Entry?
  init(_ key: Int, _ value: Int) {
    self.key = key
    self.value = value
  }
}

final class LRUCache {
  let capacity: Int
  var entries: [Int: Entry] = [:]
  let front = Entry(-1, -1)
  let back = Entry(-2, -2)

  init(_ capacity: Int) {
    self.capacity = capacity
    front.right = back
    back.left = front
  }

  func unlink(_ entry: Entry) {
    entry.left!.right = entry.right
    entry.right!.left = entry.left
  }

  func link(_ entry: Entry) {
    entry.right = front.right
    entry.left = front
    front.right!.left = entry
    front.right = entry
  }

  func get(_ key: Int) -> Int {
    guard let entry = entries[key] else { return -1 }
    unlink(entry)
    link(entry)
    return entry.value
  }

  func put(_ key: Int, _ value: Int) {
    if let old = entries[key] { unlink(old) }
    let entry = Entry(key, value)
    entries[key] = entry
    link(entry)
    if entries.count > capacity, let last = back.left {
      unlink(last)
      entries[last.key] = nil
    }
  }
}

let cache = LRUCache(2)
cache.put(1, 10)
cache.put(2, 20)
print(cache.get(1))
cache.put(3, 30)
print(cache.get(2))
