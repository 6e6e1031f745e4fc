// Idea: a dictionary finds the slot, a ring of slots keeps the order of use. Each call O(1),
// space O(capacity).
class LRUCache {
  private struct Slot {
    var key = 0
    var value = 0
    var newer = 0
    var older = 0
  }

  private let capacity: Int
  /// Slot 0 holds no entry: its `older` is the newest entry, its `newer` the oldest.
  private var slots = [Slot()]
  private var slotOfKey: [Int: Int] = [:]

  init(_ capacity: Int) {
    self.capacity = capacity
  }

  func get(_ key: Int) -> Int {
    guard let slot = slotOfKey[key] else { return -1 }
    unlink(slot)
    linkAsNewest(slot)
    return slots[slot].value
  }

  func put(_ key: Int, _ value: Int) {
    let slot: Int
    if let known = slotOfKey[key] {
      slot = known
      unlink(slot)
    } else if slotOfKey.count < capacity {
      slot = slots.count
      slots.append(Slot())
    } else {
      slot = slots[0].newer
      unlink(slot)
      slotOfKey[slots[slot].key] = nil
    }
    slots[slot].key = key
    slots[slot].value = value
    slotOfKey[key] = slot
    linkAsNewest(slot)
  }

  private func unlink(_ slot: Int) {
    let (newer, older) = (slots[slot].newer, slots[slot].older)
    slots[newer].older = older
    slots[older].newer = newer
  }

  private func linkAsNewest(_ slot: Int) {
    let second = slots[0].older
    slots[slot].newer = 0
    slots[slot].older = second
    slots[second].newer = slot
    slots[0].older = slot
  }
}
