/// Something of a candidate's that the hidden suites found in the place of Swift's own or of another
/// library's: a `==` for `String`, a type called `Testing`, a `hasPrefix` that is always true.
///
/// Names that a suite wants of the candidate's modules show what it really calls.
struct StandIn: Sendable, Hashable, Codable {
  enum Kind: String, Sendable, Codable {
    /// A member of a type of others.
    case member
    /// A function, operator or variable of no type.
    case free
    case type
  }

  var kind: Kind
  /// `String.hasPrefix`, `==`, `Testing`.
  var name: String

  /// What of `modules` an object of the suites wants that may stand in for others' own; names of
  /// members and free functions that are about the modules' own types do not.
  static func found(in object: ObjectFile, of modules: Set<String>) -> Set<StandIn> {
    var found: Set<StandIn> = []
    for symbol in object.symbols where !symbol.isDefined || !symbol.isStrong {
      guard let text = Mangling.plain(symbol.name), let made = StandIn(text, of: modules) else {
        continue
      }
      found.insert(made)
    }
    return found
  }

  private init(kind: Kind, name: String) { (self.kind, self.name) = (kind, name) }

  /// Reads what a name means.
  init?(_ text: String, of modules: Set<String>) {
    if let place = modules.lazy.compactMap({ text.firstRange(of: "(extension in \($0)):") }).first {
      guard let member = Self.member(in: text[place.upperBound...], of: modules) else { return nil }
      self.init(kind: .member, name: member)
      return
    }
    let words = text.split(separator: " ")
    // Before it stands what kind of thing it is: `type metadata accessor for`, `static`.
    guard
      let start = words.firstIndex(where: { word in
        modules.contains { word.hasPrefix("\($0).") }
      })
    else { return nil }
    let path = words[start...].joined(separator: " ")
    let rest = path[(path.firstIndex(of: ".").map(path.index(after:)) ?? path.endIndex)...]
    let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    guard let first = name.first else {
      // An operator for types of the candidate's own stands in for nothing.
      let sign = rest.prefix { $0 != " " && $0 != "(" && $0 != "<" }
      guard !sign.isEmpty, !Self.names(rest, of: modules) else { return nil }
      self.init(kind: .free, name: String(sign))
      return
    }
    if first.isUppercase {
      self.init(kind: .type, name: String(name))
    } else if !Self.names(rest, of: modules) {
      self.init(kind: .free, name: String(name))
    } else {
      return nil
    }
  }

  /// `String.hasPrefix` of `Swift.String.hasPrefix(Swift.String) -> Swift.Bool`.
  private static func member(in rest: Substring, of modules: Set<String>) -> String? {
    // A member that speaks of the candidate's own types is the candidate's business.
    guard !names(rest, of: modules) else { return nil }
    let path = rest.prefix { $0 != "(" && $0 != " " && $0 != "<" }
    let parts = path.split(separator: ".", omittingEmptySubsequences: false)
    return parts.dropFirst().prefix(2).joined(separator: ".")
  }

  private static func names(_ text: Substring, of modules: Set<String>) -> Bool {
    modules.contains { text.contains("\($0).") }
  }

  /// What the candidate is told.
  var reason: String {
    switch kind {
    case .member:
      "Your sources give \(name) a second meaning, and the hidden tests would use it. Rename it."
    case .free:
      "Your sources have a `\(name)` outside any type, which the hidden tests would use "
        + "instead of Swift's. "
        + "Rename it."
    case .type:
      "Your sources have a type `\(name)`, which the hidden tests would use in the place of another "
        + "library's. Rename it."
    }
  }
}
