internal import Domain

extension Rule {
  /// How the elements of lists lie to each other.
  static let lists: [String: Rule] = [
    "differ": Rule(arity: 2, or: "The two are equal.") { values in
      !isEqual(values[0], values[1])
    },
    "occurs": Rule(arity: 4) { values in
      let items = values[0].text == nil ? values[0].leaves : values[0].pieces
      let count = items.count { isEqual($0, values[1]) }
      let (low, high) = (values[2].integer ?? 0, values[3].integer ?? 0)
      return low <= count && count <= high
        ? nil : "\(values[1].json) must occur \(low) to \(high) times, not \(count)."
    },
    "all-different": Rule(arity: 1, or: "It contains a duplicate.") { values in
      let items = values[0].leaves
      return Set(items).count == items.count
    },
    "total-length": Rule(arity: 4) { values in
      let total = (values[0].elements?.count ?? 0) + (values[1].elements?.count ?? 0)
      let (low, high) = (values[2].integer ?? 0, values[3].integer ?? 0)
      return low <= total && total <= high
        ? nil : "Together they must have \(low) to \(high) elements, not \(total)."
    },
    "total-elements": Rule(arity: 2) { values in
      let total = values[0].elements?.reduce(0) { $0 + ($1.elements?.count ?? 0) } ?? 0
      let high = values[1].integer ?? 0
      return total <= high ? nil : "Together they may have \(high) elements, not \(total)."
    },
    "total-characters": Rule(arity: 2) { values in
      let texts = values[0].elements?.compactMap(\.text) ?? []
      let total = texts.reduce(0) { $0 + $1.unicodeScalars.count }
      let high = values[1].integer ?? 0
      return total <= high ? nil : "Together they may have \(high) characters, not \(total)."
    },
    "has-majority": Rule(arity: 1, or: "No value makes up more than half of it.") { values in
      let items = values[0].elements ?? []
      return frequencies(of: items).values.contains { $0 > items.count / 2 }
    },
    "one-value-repeats": Rule(arity: 1, or: "Exactly one value must occur twice.") { values in
      frequencies(of: values[0].elements ?? []).values.count { $0 > 1 } == 1
    },
    "all-twice-but-one": Rule(arity: 1, or: "All but one must occur twice.") { values in
      let counts = frequencies(of: values[0].elements ?? []).values
      return counts.count { $0 == 1 } == 1 && counts.allSatisfy { $0 <= 2 }
    },
    "neighbours-differ": Rule(arity: 1, or: "Two neighbours are equal.") { values in
      let items = values[0].elements ?? []
      return zip(items, items.dropFirst()).allSatisfy { !isEqual($0, $1) }
    },
    "rotated-sorted": Rule(arity: 1, or: "It isn't a rotated, strictly increasing list.") {
      values in
      let items = values[0].elements ?? []
      guard items.count > 1 else { return true }
      return zip(items, items.dropFirst() + items.prefix(1)).count { order($0, $1) >= 0 } == 1
    },
    "rows-in-sequence": Rule(arity: 1) { values in
      let rows = values[0].elements?.map { $0.elements ?? [] } ?? []
      for row in rows where zip(row, row.dropFirst()).contains(where: { order($0, $1) > 0 }) {
        return "A row is not sorted."
      }
      for (row, next) in zip(rows, rows.dropFirst()) {
        guard let end = row.last, let start = next.first, order(end, start) < 0 else {
          return "A row doesn't begin above the end of the one before."
        }
      }
      return nil
    },
    "pairwise-below": Rule(arity: 2, or: "Each must be below its partner.") { values in
      let (left, right) = (values[0].elements ?? [], values[1].elements ?? [])
      return left.count == right.count && zip(left, right).allSatisfy { order($0, $1) < 0 }
    },
    "disjoint": Rule(arity: 1, or: overlap) { values in isDisjoint(values[0]) },
    "each-disjoint": Rule(arity: 1, or: overlap) { values in
      values[0].elements?.allSatisfy(isDisjoint) ?? false
    },
    "unique-top": Rule(arity: 2, or: "The choice of the most frequent is not unique.") { values in
      uniqueTops(of: values[0].elements ?? []).contains(values[1].integer ?? 0)
    },
    "unique-nearest": Rule(arity: 2, or: "The choice of the nearest is not unique.") { values in
      uniqueNearest(of: values[0].elements ?? []).contains(values[1].integer ?? 0)
    },
  ]

  private static let overlap = "The intervals must be sorted, with room between them."

  private static func isDisjoint(_ intervals: Value) -> Bool {
    let pairs = intervals.elements?.map(\.integers) ?? []
    return pairs.allSatisfy { $0.count == 2 && $0[0] <= $0[1] }
      && zip(pairs, pairs.dropFirst()).allSatisfy { $0[1] < $1[0] }
  }
}

/// Every k for which k values occur more often than all others.
func uniqueTops(of items: [Value]) -> [Int] {
  drops(in: frequencies(of: items).values.sorted(by: >))
}

/// Every k for which k points lie nearer to the origin than all others.
func uniqueNearest(of points: [Value]) -> [Int] {
  let squares = points.map { point in point.integers.reduce(0) { $0 &+ $1 &* $1 } }
  return drops(in: squares.sorted())
}

/// The numbers of first elements after which a sorted list changes or ends.
private func drops(in sorted: [Int]) -> [Int] {
  sorted.indices.filter { $0 + 1 == sorted.count || sorted[$0] != sorted[$0 + 1] }.map { $0 + 1 }
}
