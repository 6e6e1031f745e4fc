internal import Domain

extension InputPlace {
  /// The value with something of it left out, in at most so many ways: each costs as much as it is long.
  func shortened(most: Int) -> [Value] {
    switch type {
    case .string:
      let letters = Array((value.text ?? "").unicodeScalars)
      return blocks(of: letters.count).prefix(most).map { .string(String(letters.without($0))) }
    case .treeNode: return (SmallTree(value)?.pruned(most: most) ?? []).map(Value.array)
    case .graphNode: return value.array.indices.prefix(most).map(withoutVertex)
    case .randomNode:
      return value.array.indices.prefix(most).flatMap { [withoutTarget($0), withoutNode($0)] }
    case .list, .listNode:
      let items = value.array
      return blocks(of: items.count).prefix(most).map { .array(items.without($0)) }
    default: return []
    }
  }

  /// Simpler values of the same form.
  var lowered: [Value] {
    switch (type, value) {
    case (_, .int(let number)): return simpler(number).map(Value.int)
    case (_, .double(let number)):
      return [0, number.rounded(.towardZero), number / 2].filter { $0 != number }.map(Value.double)
    case (.char, .string(let text)):
      guard let letter = text.unicodeScalars.first else { return [] }
      return simpler(letter, beside: []).map { .string(String($0)) }
    case (.string, .string(let text)):
      let letters = Array(text.unicodeScalars)
      guard letters.count <= 60 else { return [] }
      return letters.indices.flatMap { index in
        simpler(letters[index], beside: []).map { letter in
          var changed = letters
          changed[index] = letter
          return .string(String(changed))
        }
      }
    case (.randomNode, .array(let nodes)):
      return nodes.indices.compactMap { index in
        guard let pair = nodes[index].elements, pair.last != .null, let first = pair.first
        else { return nil }
        return .array(nodes.replacing([index], with: [first, .null]))
      }
    case (.graphNode, .array(let rows)): return withoutEdges(rows)
    default: return []
    }
  }

  /// The same elements in another order.
  var rearranged: [Value] {
    var items: [Value]
    switch type {
    case .list, .listNode: items = value.array
    case .string: items = (value.text ?? "").unicodeScalars.map { .string(String($0)) }
    default: return []
    }
    guard items.count > 1 else { return [] }
    let sorted = items.sorted { order($0, $1) < 0 }
    var orders = sorted == items ? [] : [sorted]
    for index in items.indices.dropFirst().prefix(60)
    where order(items[index], items[index - 1]) < 0 {
      items.swapAt(index, index - 1)
      orders.append(items)
      items.swapAt(index, index - 1)
    }
    return orders.map { items in
      type == .string ? .string(items.compactMap(\.text).joined()) : .array(items)
    }
  }

  /// A graph without a node and all that led to it.
  private func withoutVertex(_ gone: Int) -> Value {
    .array(
      value.array.without(gone..<gone + 1).map { row in
        .array(
          row.integers.filter { $0 != gone + 1 }.map { .int($0 > gone + 1 ? $0 - 1 : $0) })
      })
  }

  /// A list without a node; what led to it leads nowhere.
  private func withoutTarget(_ gone: Int) -> Value {
    relinked(without: gone) { $0 == gone ? .null : .int($0 > gone ? $0 - 1 : $0) }
  }

  /// A list without a node; what led to it leads to the one before.
  private func withoutNode(_ gone: Int) -> Value {
    relinked(without: gone) { .int($0 >= gone ? max(0, $0 - 1) : $0) }
  }

  private func relinked(without gone: Int, _ link: (Int) -> Value) -> Value {
    .array(
      value.array.without(gone..<gone + 1).map { node in
        let pair = node.array
        return .array([pair.first ?? .null, pair.last?.integer.map(link) ?? .null])
      })
  }

  private func withoutEdges(_ rows: [Value]) -> [Value] {
    rows.indices.flatMap { from in
      rows[from].integers.filter { $0 - 1 > from }.map { to -> Value in
        .array(
          rows.enumerated().map { index, row in
            let other = index == from ? to : index == to - 1 ? from + 1 : 0
            return .array(row.integers.filter { $0 != other }.map(Value.int))
          })
      }
    }
  }
}

extension Value {
  /// The elements, none for what is no array.
  var array: [Value] { elements ?? [] }
}

extension Array {
  func without(_ block: Range<Int>) -> [Element] {
    Array(self[..<block.lowerBound] + self[block.upperBound...])
  }
}

/// Stretches to leave out of so many: the long ones first, and single ones where they are not many.
func blocks(of count: Int) -> [Range<Int>] {
  var found: [Range<Int>] = []
  var length = count
  while length > 0, found.count < 128 {
    let step = count <= 64 ? max(1, length / 2) : length
    for start in stride(from: 0, through: count - length, by: step) {
      found.append(start..<start + length)
    }
    length /= 2
  }
  return found
}
