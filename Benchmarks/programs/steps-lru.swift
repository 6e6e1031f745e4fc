final class Node {
  var key: Int
  var value: Int
  var prev: Node?
  var next: Node?
  init(_ key: Int, _ value: Int) { self.key = key; self.value = value }
}
final class LRUCache {
  private let capacity: Int
  private var map: [Int: Node] = [:]
  private let head = Node(0, 0)
  private let tail = Node(0, 0)
  init(_ capacity: Int) {
    self.capacity = capacity
    head.next = tail
    tail.prev = head
  }
  func get(_ key: Int) -> Int {
    guard let node = map[key] else { return -1 }
    remove(node)
    insert(node)
    return node.value
  }
  func put(_ key: Int, _ value: Int) {
    if let node = map[key] {
      node.value = value
      remove(node)
      insert(node)
      return
    }
    if map.count == capacity, let last = tail.prev {
      remove(last)
      map[last.key] = nil
    }
    let node = Node(key, value)
    map[key] = node
    insert(node)
  }
  private func remove(_ node: Node) {
    node.prev?.next = node.next
    node.next?.prev = node.prev
  }
  private func insert(_ node: Node) {
    node.next = head.next
    node.prev = head
    head.next?.prev = node
    head.next = node
  }
}
let cache = LRUCache(100)
var hits = 0
var x = 42
for i in 0..<60000 {
  x = (x &* 1103515245 &+ 12345) & 0x7fffffff
  let key = x % 150
  if cache.get(key) >= 0 { hits += 1 } else { cache.put(key, i) }
}
print(hits)
