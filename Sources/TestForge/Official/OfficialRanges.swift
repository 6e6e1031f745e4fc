internal import Domain

/// The numbers between which official bounds leave each place of an input.
///
/// What a formula says of another place counts too: `1 <= k <= n` and `n <= 100` bound `k` by 100.
struct OfficialRanges: Sendable {
  struct Range: Sendable {
    var least: OfficialAmount?
    var greatest: OfficialAmount?
    /// The formula that says so.
    var formula = ""
  }

  /// Formulas refer to each other over few steps only.
  private static let mostRounds = 8

  private(set) var ranges: [OfficialPath: Range] = [:]
  /// The places that some formula bounds from above, be it by an expression.
  private(set) var bounded: Set<OfficialPath> = []
  private let names: OfficialNames
  /// Whether `a < b` between two places leaves room for one between them.
  private let isStrict: Bool

  init(_ bounds: OfficialBounds, isStrict: Bool) {
    (names, self.isStrict) = (bounds.names, isStrict)
    // An index such as i + 1 leaves out the first or the last one.
    let plain = bounds.comparisons.filter { comparison in
      (comparison.left.term.paths + comparison.right.term.paths).allSatisfy(\.isWhole)
    }
    for comparison in plain {
      if let place = Place(comparison.left.term) { bounded.insert(place.path) }
      if comparison.relation == .equal, let place = Place(comparison.right.term) {
        bounded.insert(place.path)
      }
    }
    for _ in 0..<Self.mostRounds { for comparison in plain { relax(comparison) } }
  }

  /// A place plus a number.
  private struct Place {
    var path: OfficialPath
    var plus = OfficialAmount.whole(0)

    init?(_ term: OfficialTerm) {
      switch term {
      case .path(let path): self.path = path.plain
      case .operation(let sign, let left, .amount(let amount)) where "+-".contains(sign):
        guard let place = Place(left) else { return nil }
        path = place.path
        plus = .apply(sign, place.plus, amount)
      case .operation("+", .amount(let amount), let right):
        guard let place = Place(right) else { return nil }
        path = place.path
        plus = .apply("+", place.plus, amount)
      default: return nil
      }
    }
  }

  private mutating func relax(_ comparison: OfficialComparison) {
    let (left, right) = (comparison.left.term, comparison.right.term)
    lower(left, to: interval(right).greatest, comparison, beside: right)
    raise(right, to: interval(left).least, comparison, beside: left)
    guard comparison.relation == .equal else { return }
    raise(left, to: interval(right).least, comparison, beside: right)
    lower(right, to: interval(left).greatest, comparison, beside: left)
  }

  private mutating func lower(
    _ term: OfficialTerm, to bound: OfficialAmount?, _ comparison: OfficialComparison,
    beside other: OfficialTerm
  ) {
    guard let bound, let place = Place(term) else { return }
    var most = OfficialAmount.apply("-", bound, place.plus)
    if leavesGap(comparison, place.path, other) { most = .apply("-", most, .whole(1)) }
    if let known = ranges[place.path]?.greatest, known <= most { return }
    ranges[place.path, default: Range()].greatest = most
    note(comparison, place.path)
  }

  private mutating func raise(
    _ term: OfficialTerm, to bound: OfficialAmount?, _ comparison: OfficialComparison,
    beside other: OfficialTerm
  ) {
    guard let bound, let place = Place(term) else { return }
    var least = OfficialAmount.apply("-", bound, place.plus)
    if leavesGap(comparison, place.path, other) { least = .apply("+", least, .whole(1)) }
    if let known = ranges[place.path]?.least, known >= least { return }
    ranges[place.path, default: Range()].least = least
    note(comparison, place.path)
  }

  private mutating func note(_ comparison: OfficialComparison, _ path: OfficialPath) {
    if ranges[path]?.formula.isEmpty == true { ranges[path]?.formula = comparison.formula }
  }

  /// Whether the bound itself is out of reach: of whole numbers the next one is meant.
  private func leavesGap(
    _ comparison: OfficialComparison, _ path: OfficialPath, _ other: OfficialTerm
  ) -> Bool {
    guard comparison.relation == .less, (try? names.type(of: path)) != .double else { return false }
    return isStrict || other.paths.isEmpty
  }

  private typealias Interval = (least: OfficialAmount?, greatest: OfficialAmount?)

  private func interval(_ term: OfficialTerm) -> Interval {
    switch term {
    case .amount(let amount): return (amount, amount)
    case .path(let path):
      let range = ranges[path.plain]
      return (range?.least, range?.greatest)
    case .operation(let sign, let left, let right):
      return interval(sign, interval(left), interval(right))
    case .magnitude, .sum, .distinct: return (nil, nil)
    }
  }

  /// Of what is never negative, products, quotients and powers rise with both; else nothing is said.
  private func interval(_ sign: Character, _ left: Interval, _ right: Interval) -> Interval {
    func both(_ left: OfficialAmount?, _ right: OfficialAmount?) -> OfficialAmount? {
      left.flatMap { left in right.map { .apply(sign, left, $0) } }
    }
    switch sign {
    case "+": return (both(left.least, right.least), both(left.greatest, right.greatest))
    case "-": return (both(left.least, right.greatest), both(left.greatest, right.least))
    default:
      guard let least = left.least, let other = right.least, least >= .whole(0),
        other >= .whole(0)
      else { return (nil, nil) }
      if sign == "/" { return (both(least, right.greatest), both(left.greatest, other)) }
      return (both(least, other), both(left.greatest, right.greatest))
    }
  }
}

extension OfficialPath {
  /// Whether it means every element, and not those from the second on.
  fileprivate var isWhole: Bool {
    steps.allSatisfy { step in
      if case .index(.slot(_, let offset)) = step { offset == 0 } else { true }
    }
  }

  /// The same whatever letters its indices have.
  var plain: OfficialPath {
    var path = self
    path.steps = steps.map { step in
      switch step {
      case .length, .index(.fixed): step
      case .index: .index(.any)
      }
    }
    return path
  }
}
