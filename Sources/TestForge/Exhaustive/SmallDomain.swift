public import Domain

/// Every small input that the families of a problem can make, up to a number of inputs.
///
/// The choices of a family are counted up like an odometer, size by size; each choice is one of its
/// simplest values or its last one, so that 0, 1, -1 and the extreme of a range all come.
public struct SmallDomain: Sendable {
  /// Valid inputs, each once, the smallest first.
  public private(set) var inputs: [[Value]] = []
  /// The greatest size of each family whose inputs are all here; a family without one is missing.
  public private(set) var wholeSizes: [String: Int] = [:]

  /// Values of a choice that are tried from the simplest on, before the last one.
  private static let simplest: UInt64 = 3
  /// To agree on fewer inputs is no proof of anything.
  private static let leastTelling = 30

  /// Whether two programs that agree on all inputs may be called equivalent.
  ///
  /// Not where there are but a few inputs, nor where no family has all of a size.
  public var isTelling: Bool { inputs.count >= Self.leastTelling && !wholeSizes.isEmpty }

  /// At most `most` inputs, the families sharing alike, as they share `mostChoices`.
  ///
  /// Inputs that are refused, met again or made of many choices leave it with fewer then, on every
  /// machine with the same ones. Throws: ``ForgeError`` for a malformed generator.
  public init(of problem: Problem, most: Int, mostChoices: Int = .max) throws {
    let families = families(of: problem)
    var seen: Set<[Value]> = []
    for (index, (name, sizes)) in families.enumerated() {
      let family = try Family(named: name, of: problem)
      let end = (index + 1) * most / families.count
      var choices = mostChoices / families.count
      for size in sizes {
        guard inputs.count < end, choices > 0 else { break }
        if add(family, size: size, of: problem, upTo: end, &choices, &seen) {
          wholeSizes[name] = size
        }
      }
    }
    inputs = inputs.enumerated()
      .map { (size: inputSize($1, of: problem), index: $0, input: $1) }
      .sorted { ($0.size, $0.index) < ($1.size, $1.index) }.map(\.input)
  }

  /// Whether every input of the size was made before the end came.
  private mutating func add(
    _ family: Family, size: Int, of problem: Problem, upTo end: Int, _ choices: inout Int,
    _ seen: inout Set<[Value]>
  ) -> Bool {
    var odometer = Odometer(simplest: Self.simplest)
    // What is refused or met again costs time too.
    var tries = 4 * (end - inputs.count) + 100
    while let given = odometer.next {
      guard inputs.count < end, tries > 0, choices > 0 else { return false }
      tries -= 1
      var draw = Draw(choices: Choices(given: given), scope: Scope(size: size))
      let input = try? family.input(from: &draw)
      choices -= 1 + draw.choices.made.count
      guard odometer.advance(past: draw.choices.made) else { continue }
      guard let input, seen.insert(input).inserted, validate(input, for: problem).isEmpty else {
        continue
      }
      inputs.append(input)
    }
    return true
  }
}
