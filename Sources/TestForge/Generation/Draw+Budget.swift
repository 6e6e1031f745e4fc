internal import Domain

extension Draw {
  /// The most elements that an input and what it is made of may have; the catalogue's largest test
  /// takes more than half of it.
  static let mostElements = 2_000_000

  /// Takes elements out of the budget before they are made.
  ///
  /// Throws: ``ForgeError/recipe(_:)`` when there is no room for them.
  mutating func spend(_ count: Int, of width: Int = 1, at path: String) throws(ForgeError) {
    try afford(count, of: width, at: path)
    budget -= max(0, count) * max(1, width)
  }

  /// The same check for elements that take their share themselves, one after the other.
  func afford(_ count: Int, of width: Int = 1, at path: String) throws(ForgeError) {
    let (product, overflow) = max(0, count).multipliedReportingOverflow(by: max(1, width))
    guard !overflow, product <= budget else {
      throw .recipe("\(path): the input would be too large.")
    }
  }
}

extension Value {
  /// How many elements a copy of it has, itself included.
  var elementCount: Int {
    switch self {
    case .string(let text): 1 + text.utf8.count
    case .array(let items): items.reduce(1) { $0 + $1.elementCount }
    default: 1
    }
  }
}
