/// Arrays and their like: elements side by side.
final class ListPlan<List: Collection>: Plan {
  private let elementPlan: Plan
  private let look: (UnsafeRawPointer) -> (first: UnsafeRawPointer, count: Int)

  init(
    _ type: List.Type, _ look: @escaping (UnsafeRawPointer) -> (first: UnsafeRawPointer, count: Int)
  ) {
    elementPlan = plan(of: List.Element.self)
    self.look = look
    super.init(.list, type)
  }

  override var element: Plan? { elementPlan }
  override func elements(_ place: UnsafeRawPointer) -> (first: UnsafeRawPointer, count: Int)? {
    look(place)
  }

  override func write(_ place: UnsafeRawPointer) {
    let (first, count) = look(place)
    let shown = penContainer(Tag.list, count)
    writeRun(first, shown, elementPlan)
  }
}

/// Writes values that lie side by side.
func writeRun(_ first: UnsafeRawPointer, _ count: Int, _ plan: Plan) {
  var place = first
  for _ in 0..<count {
    if isPenFull { return }
    write(place, plan)
    place += plan.stride
  }
}

nonisolated(unsafe) private let empty = UnsafeRawPointer(bitPattern: 64).unsafelyUnwrapped

extension Array: Planned {
  static func makePlan() -> Plan {
    ListPlan([Element].self) { place in
      // The pointer stays true as long as the array does, and nothing of the learner's runs meanwhile.
      place.assumingMemoryBound(to: [Element].self).pointee.withUnsafeBufferPointer {
        ($0.baseAddress.map(UnsafeRawPointer.init) ?? empty, $0.count)
      }
    }
  }
}

extension ArraySlice: Planned {
  static func makePlan() -> Plan {
    ListPlan(ArraySlice<Element>.self) { place in
      place.assumingMemoryBound(to: ArraySlice<Element>.self).pointee.withUnsafeBufferPointer {
        ($0.baseAddress.map(UnsafeRawPointer.init) ?? empty, $0.count)
      }
    }
  }
}

extension ContiguousArray: Planned {
  static func makePlan() -> Plan {
    ListPlan(ContiguousArray<Element>.self) { place in
      place.assumingMemoryBound(to: ContiguousArray<Element>.self).pointee.withUnsafeBufferPointer {
        ($0.baseAddress.map(UnsafeRawPointer.init) ?? empty, $0.count)
      }
    }
  }
}

final class SetPlan<Member: Hashable>: Plan {
  private let member = plan(of: Member.self)

  override func write(_ place: UnsafeRawPointer) {
    let members = place.assumingMemoryBound(to: Set<Member>.self).pointee
    var left = penContainer(Tag.set, members.count)
    for value in members {
      if left == 0 || isPenFull { return }
      left -= 1
      withUnsafePointer(to: value) { FocusTrace.write(UnsafeRawPointer($0), member) }
    }
  }
}

extension Set: Planned {
  static func makePlan() -> Plan { SetPlan<Element>(.other, Set<Element>.self) }
}

final class DictionaryPlan<Key: Hashable, Value>: Plan {
  private let key = plan(of: Key.self)
  private let value = plan(of: Value.self)

  override func write(_ place: UnsafeRawPointer) {
    let entries = place.assumingMemoryBound(to: [Key: Value].self).pointee
    var left = penContainer(Tag.dictionary, entries.count)
    for (name, content) in entries {
      if left == 0 || isPenFull { return }
      left -= 1
      withUnsafePointer(to: name) { FocusTrace.write(UnsafeRawPointer($0), key) }
      withUnsafePointer(to: content) { FocusTrace.write(UnsafeRawPointer($0), value) }
    }
  }
}

extension Dictionary: Planned {
  static func makePlan() -> Plan { DictionaryPlan<Key, Value>(.other, [Key: Value].self) }
}
