/// How the numbers of a list follow each other.
enum NumberOrder: String, Sendable, CaseIterable {
  case any, sorted, descending, distinct, equal, extremes, rotated, mountain, zigzag
  case distinctSorted = "distinct-sorted"
  case distinctDescending = "distinct-descending"
  case twoValues = "two-values"
  case nearlySorted = "nearly-sorted"

  func numbers(
    _ count: Int, _ low: Int, _ high: Int, at path: String, from choices: inout Choices
  ) throws(ForgeError) -> [Int] {
    switch self {
    case .any: return (0..<count).map { _ in choices.integer(low, high) }
    case .sorted: return (0..<count).map { _ in choices.integer(low, high) }.sorted()
    case .descending: return (0..<count).map { _ in choices.integer(low, high) }.sorted(by: >)
    case .equal:
      return [Int](repeating: choices.integer(low, high), count: count)
    case .extremes:
      let edges = Set([low, low &+ 1, -1, 0, 1, high &- 1, high]).filter {
        (low...high).contains($0)
      }
      let sorted = edges.sorted { ($0.magnitude, $0) < ($1.magnitude, $1) }
      return (0..<count).map { _ in sorted[choices.below(sorted.count)] }
    case .twoValues:
      let pair = [choices.integer(low, high), choices.integer(low, high)]
      return (0..<count).map { _ in pair[choices.below(2)] }
    case .nearlySorted:
      return swapped((0..<count).map { _ in choices.integer(low, high) }.sorted(), &choices)
    case .distinct:
      return try distinct(count, low, high, at: path, from: &choices)
    case .distinctSorted:
      return try distinct(count, low, high, at: path, from: &choices).sorted()
    case .distinctDescending:
      return try distinct(count, low, high, at: path, from: &choices).sorted(by: >)
    case .rotated:
      let sorted = try distinct(count, low, high, at: path, from: &choices).sorted()
      let start = choices.below(count)
      return Array(sorted[start...] + sorted[..<start])
    case .mountain:
      let sorted = try distinct(count, low, high, at: path, from: &choices).sorted()
      let rising = sorted.dropLast().map { ($0, choices.below(2) == 0) }
      return rising.filter(\.1).map(\.0) + sorted.suffix(1)
        + rising.filter { !$0.1 }.map(\.0).reversed()
    case .zigzag:
      let sorted = (0..<count).map { _ in choices.integer(low, high) }.sorted()
      return sorted.indices.map { $0 % 2 == 0 ? sorted[$0 / 2] : sorted[count - 1 - $0 / 2] }
    }
  }

  private func swapped(_ numbers: [Int], _ choices: inout Choices) -> [Int] {
    var numbers = numbers
    guard numbers.count > 1 else { return numbers }
    for _ in 0..<max(1, numbers.count / 20) {
      let index = choices.below(numbers.count - 1)
      numbers.swapAt(index, index + 1)
    }
    return numbers
  }

  private func distinct(
    _ count: Int, _ low: Int, _ high: Int, at path: String, from choices: inout Choices
  ) throws(ForgeError) -> [Int] {
    let (width, overflow) = high.subtractingReportingOverflow(low)
    guard overflow || width >= count - 1 else {
      throw .recipe("\(path): \(low) to \(high) has no \(count) different numbers.")
    }
    if !overflow, width < 2 * count {
      return Array(choices.shuffled(Array(low...high)).prefix(count))
    }
    var seen: Set<Int> = []
    var numbers: [Int] = []
    while numbers.count < count {
      var number = choices.integer(low, high)
      // The next free one, so that replayed choices end too.
      while !seen.insert(number).inserted { number = number == high ? low : number + 1 }
      numbers.append(number)
    }
    return numbers
  }
}
