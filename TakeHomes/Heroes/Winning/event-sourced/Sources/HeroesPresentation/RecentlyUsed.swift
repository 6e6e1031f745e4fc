/// Values within a limit; what was used longest ago makes room.
struct RecentlyUsed<Key: Hashable, Value> {
  private let limit: Int
  private var entries: [Key: (value: Value, cost: Int, use: Int)] = [:]
  private var total = 0
  private var lastUse = 0

  init(limit: Int) { self.limit = limit }

  subscript(key: Key) -> Value? {
    mutating get {
      lastUse += 1
      entries[key]?.use = lastUse
      return entries[key]?.value
    }
  }

  /// Returns the keys that had to go.
  @discardableResult mutating func insert(_ value: Value, for key: Key, cost: Int) -> [Key] {
    if let old = entries.removeValue(forKey: key) { total -= old.cost }
    guard cost <= limit else { return [key] }
    lastUse += 1
    entries[key] = (value, cost, lastUse)
    total += cost
    var gone: [Key] = []
    while total > limit, let oldest = entries.min(by: { $0.value.use < $1.value.use }) {
      entries[oldest.key] = nil
      total -= oldest.value.cost
      gone.append(oldest.key)
    }
    return gone
  }
}
