// Idea: a hash table of our own; draw slots until one is full.
class RandomizedSet {
  private var slots = [Int?](repeating: nil, count: 8)
  private var count = 0

  init() {}

  func insert(_ val: Int) -> Bool {
    let slot = self.slot(of: val)
    guard slots[slot] == nil else { return false }
    slots[slot] = val
    count += 1
    if count * 2 > slots.count { resize(to: slots.count * 2) }
    return true
  }

  func remove(_ val: Int) -> Bool {
    var hole = slot(of: val)
    guard slots[hole] != nil else { return false }
    slots[hole] = nil
    count -= 1
    // Values that were pushed past the hole move back into it, so that look-ups still reach them.
    var slot = (hole + 1) & (slots.count - 1)
    while let moved = slots[slot] {
      let home = self.home(of: moved)
      if (slot - home) & (slots.count - 1) >= (slot - hole) & (slots.count - 1) {
        slots[hole] = moved
        slots[slot] = nil
        hole = slot
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    if slots.count > 8, count * 8 < slots.count { resize(to: slots.count / 2) }
    return true
  }

  func getRandom() -> Int {
    while true {
      if let value = slots[Int.random(in: slots.indices)] { return value }
    }
  }

  private func home(of val: Int) -> Int {
    let mixed = UInt64(bitPattern: Int64(val)) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: mixed >> 32) & (slots.count - 1)
  }

  private func slot(of val: Int) -> Int {
    var slot = home(of: val)
    while let other = slots[slot], other != val { slot = (slot + 1) & (slots.count - 1) }
    return slot
  }

  private func resize(to size: Int) {
    let values = slots.compactMap { $0 }
    slots = [Int?](repeating: nil, count: size)
    for value in values { slots[slot(of: value)] = value }
  }
}
