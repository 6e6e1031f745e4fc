/// A way to make choices smaller; each gives many candidates, the boldest first.
///
/// Source: the passes of Hypothesis' shrinker, MacIver and Donaldson 2020.
enum ChoicePass: CaseIterable {
  case deleteBlocks, deleteBehindLower, zeroBlocks, lower, lowerEqual, lowerTwo, sort

  func candidates(for choices: [UInt64]) -> [[UInt64]] {
    switch self {
    case .deleteBlocks: Self.blocks(choices).map { choices.without($0) }
    case .deleteBehindLower: Self.deletingBehindLower(choices)
    case .zeroBlocks:
      Self.blocks(choices).map { block in
        choices.indices.map { block.contains($0) ? 0 : choices[$0] }
      }
    case .lower:
      choices.indices.flatMap { index in
        choices[index].lowered.map { choices.with($0, at: [index]) }
      }
    case .lowerEqual: Self.loweringEqual(choices)
    case .lowerTwo: Self.loweringTwo(choices)
    case .sort: Self.sorting(choices)
    }
  }

  /// Stretches of eight, four, two and one; the size, which comes first, is in none.
  private static func blocks(_ choices: [UInt64]) -> [Range<Int>] {
    [8, 4, 2, 1].flatMap { length in
      guard choices.count > length else { return [Range<Int>]() }
      return (1...(choices.count - length)).map { $0..<($0 + length) }
    }
  }

  // A size or count tells how many choices follow: less of it leaves some that belong to nothing.
  private static func deletingBehindLower(_ choices: [UInt64]) -> [[UInt64]] {
    let counts = choices.indices.filter { choices[$0] > 0 }.prefix(12)
    return counts.flatMap { index -> [[UInt64]] in
      let less = choices.with(choices[index] - 1, at: [index])
      return (1...4).flatMap { length -> [[UInt64]] in
        guard index + length < choices.count else { return [] }
        return ((index + 1)...(choices.count - length)).map { less.without($0..<($0 + length)) }
      }
    }
  }

  private static func loweringEqual(_ choices: [UInt64]) -> [[UInt64]] {
    let places = Dictionary(grouping: choices.indices) { choices[$0] }
    return places.filter { $0.key > 0 && $0.value.count > 1 }.sorted { $0.key < $1.key }
      .flatMap { number, indices in number.lowered.map { choices.with($0, at: indices) } }
  }

  private static func loweringTwo(_ choices: [UInt64]) -> [[UInt64]] {
    let places = choices.indices.filter { choices[$0] > 0 }.prefix(16)
    return places.flatMap { first in
      places.filter { $0 > first }.flatMap { second -> [[UInt64]] in
        let most = min(choices[first], choices[second])
        return Set([most, (most + 1) / 2, 1]).sorted(by: >).map { step in
          var lower = choices
          lower[first] -= step
          lower[second] -= step
          return lower
        }
      }
    }
  }

  private static func sorting(_ choices: [UInt64]) -> [[UInt64]] {
    let pairs = choices.indices.dropFirst(2).filter { choices[$0] < choices[$0 - 1] }
    return [choices.prefix(1) + choices.dropFirst().sorted()]
      + pairs.map { index in
        var swapped = choices
        swapped.swapAt(index - 1, index)
        return swapped
      }
  }
}

extension UInt64 {
  /// Smaller numbers: 0, the half, and nearer and nearer, as a binary search would try them.
  fileprivate var lowered: [UInt64] {
    var numbers: [UInt64] = []
    var step = self
    while step > 0 {
      numbers.append(self - step)
      step /= 2
    }
    return numbers
  }
}

extension [UInt64] {
  fileprivate func without(_ block: Range<Int>) -> [UInt64] {
    Array(self[..<block.lowerBound] + self[block.upperBound...])
  }

  fileprivate func with(_ number: UInt64, at indices: [Int]) -> [UInt64] {
    var changed = self
    for index in indices { changed[index] = number }
    return changed
  }
}
