// The types of Apple's packages, known by name alone: no recorder of a program without them carries them.

private let packages = [
  "BitCollections.", "DequeModule.", "HashTreeCollections.", "HeapModule.", "OrderedCollections.",
]

/// Nil for a type that is none of theirs.
func packagePlan<T>(_ type: T.Type) -> Plan? {
  let name = _typeName(type)
  guard packages.contains(where: name.hasPrefix) else { return nil }
  if name.hasPrefix("HeapModule.Heap<") { return heapPlan(type) }
  guard let sequence = type as? any Sequence.Type else { return nil }
  let isSet = name.contains("Set<") || name.hasSuffix("Set")
  return sequencePlan(sequence, isSet ? Tag.set : Tag.list)
}

/// A heap is the list of its elements as it keeps them, and nothing else.
private func heapPlan<T>(_ type: T.Type) -> Plan? {
  // A structure's metadata names what it is generic over behind its kind and its description.
  let metadata = unsafeBitCast(type as Any.Type, to: UnsafeRawPointer.self)
  let element = unsafeBitCast(
    metadata.load(fromByteOffset: 16, as: UnsafeRawPointer.self), to: Any.Type.self)
  guard MemoryLayout<T>.size == MemoryLayout<[Int]>.size else { return nil }
  func open<Element>(_ element: Element.Type) -> Plan { plan(of: ContiguousArray<Element>.self) }
  return _openExistential(element, do: open)
}

private func sequencePlan<C: Sequence>(_ type: C.Type, _ tag: UInt8) -> Plan {
  if let plan = entriesPlan(type) { return plan }
  return SequencePlan<C>(type, tag)
}

/// What can only be walked through, and knows how much that is.
private final class SequencePlan<C: Sequence>: Plan {
  private let member = plan(of: C.Element.self)
  private let tag: UInt8

  init(_ type: C.Type, _ tag: UInt8) {
    self.tag = tag
    super.init(.other, type)
  }

  override func write(_ place: UnsafeRawPointer) {
    let members = place.assumingMemoryBound(to: C.self).pointee
    var left = penContainer(tag, members.underestimatedCount)
    for value in members {
      if left == 0 || isPenFull { return }
      left -= 1
      withUnsafePointer(to: value) { FocusTrace.write(UnsafeRawPointer($0), member) }
    }
  }
}

/// A dictionary's entries are pairs of a key and a value, side by side.
private func entriesPlan<C: Sequence>(_ type: C.Type) -> Plan? {
  guard _typeName(type).contains("Dictionary<") else { return nil }
  let metadata = unsafeBitCast(C.Element.self as Any.Type, to: UnsafeRawPointer.self)
  // A tuple of two.
  guard metadata.load(as: Int.self) == 0x301, metadata.load(fromByteOffset: 8, as: Int.self) == 2
  else { return nil }
  return EntriesPlan<C>(.other, type)
}

private final class EntriesPlan<C: Sequence>: Plan {
  private let parts: [(offset: Int, plan: Plan)] = TuplePlan(C.Element.self).parts

  override func write(_ place: UnsafeRawPointer) {
    let entries = place.assumingMemoryBound(to: C.self).pointee
    var left = penContainer(Tag.dictionary, entries.underestimatedCount)
    for entry in entries {
      if left == 0 || isPenFull { return }
      left -= 1
      withUnsafePointer(to: entry) { entry in
        for part in parts { FocusTrace.write(UnsafeRawPointer(entry) + part.offset, part.plan) }
      }
    }
  }
}
