/// Every decision of a generator in order, so that it can be replayed and made smaller.
///
/// A choice is a number below a bound; 0 is always the simplest. Choices that are given come
/// first, those that are missing are drawn or 0.
package struct Choices: Sendable {
  /// What was decided so far.
  private(set) var made: [UInt64] = []
  private let given: [UInt64]
  /// Nil: what is missing is 0.
  private var source: Randomness?

  init(seed: UInt64, given: [UInt64] = []) {
    source = Randomness(seed: seed)
    self.given = given
  }

  /// Choices of which those that are missing are the simplest.
  init(given: [UInt64]) {
    source = nil
    self.given = given
  }

  /// A number from 0 up to, not including, `bound`; 0 when there is nothing to choose from.
  mutating func below(_ bound: Int) -> Int {
    guard bound > 1 else { return 0 }
    return Int(choose(below: UInt64(bound)))
  }

  /// A number of a closed range; the choice 0 is the one nearest to 0.
  mutating func integer(_ low: Int, _ high: Int) -> Int {
    guard low < high else { return low }
    let width = UInt64(bitPattern: Int64(high &- low)) &+ 1
    let choice = width == 0 ? nextWord() : choose(below: width)
    return Self.integer(low, high, choice: choice)
  }

  mutating func isTrue(percent: Int) -> Bool { below(100) >= 100 - percent }

  /// The indices 0..<count in a drawn order.
  mutating func order(_ count: Int) -> [Int] { shuffled(Array(0..<count)) }

  mutating func shuffled<Element>(_ items: [Element]) -> [Element] {
    var items = items
    for index in items.indices.dropFirst() { items.swapAt(index, index - below(index + 1)) }
    return items
  }

  mutating func element<Element>(_ items: [Element]) -> Element? {
    items.isEmpty ? nil : items[below(items.count)]
  }

  // Away from the bound nearest to 0, or from 0 to both sides: 0, 1, -1, 2, -2, …
  private static func integer(_ low: Int, _ high: Int, choice: UInt64) -> Int {
    let step = Int(truncatingIfNeeded: choice)
    if low >= 0 { return low &+ step }
    if high <= 0 { return high &- step }
    let inner = min(high.magnitude, low.magnitude)
    if choice <= UInt64(inner) * 2 {
      return choice % 2 == 1 ? Int(choice / 2 + 1) : -Int(choice / 2)
    }
    return low.magnitude > inner
      ? 0 &- Int(truncatingIfNeeded: choice &- UInt64(inner)) : step &- Int(inner)
  }

  private mutating func choose(below bound: UInt64) -> UInt64 {
    let choice =
      made.count < given.count
      ? min(given[made.count], bound - 1) : source?.next(below: bound) ?? 0
    made.append(choice)
    return choice
  }

  private mutating func nextWord() -> UInt64 {
    let choice = made.count < given.count ? given[made.count] : source?.next() ?? 0
    made.append(choice)
    return choice
  }
}
