/// Reads the sides of a formula from left to right.
struct OfficialParser {
  private typealias Token = OfficialTokens.Token

  /// A longer one would only make whoever walks it recurse.
  private static let mostTokens = 500

  private let text: String
  private let tokens: [(token: Token, start: String.Index, end: String.Index)]
  private var place = 0

  init(_ text: String) throws(ForgeError) {
    self.text = text
    tokens = try OfficialTokens(text).tokens
    guard tokens.count <= Self.mostTokens else {
      throw .form("the formula has more than \(Self.mostTokens) parts")
    }
  }

  private var next: Token? { place < tokens.count ? tokens[place].token : nil }

  private mutating func takes(_ sign: String) -> Bool {
    guard next == .sign(sign) else { return false }
    place += 1
    return true
  }

  private mutating func expect(_ sign: String) throws(ForgeError) {
    guard takes(sign) else { throw .form("\(sign) is missing \(behind)") }
  }

  mutating func takes(name: String) -> Bool {
    guard next == .name(name) else { return false }
    place += 1
    return true
  }

  private mutating func name() throws(ForgeError) -> String {
    guard case .name(let name)? = next else { throw .form("a name is missing \(behind)") }
    place += 1
    return name
  }

  /// Where something is missing, in words.
  private var behind: String {
    place == 0 ? "at the beginning" : "after \(text[..<tokens[place - 1].end])"
  }

  func end() throws(ForgeError) {
    guard place < tokens.count else { return }
    throw .form("\(text[tokens[place].start...]) can't be read \(behind)")
  }

  mutating func relation() -> OfficialFormula.Relation? {
    if takes("<=") { return .atMost }
    if takes("<") { return .less }
    return takes("==") ? .equal : nil
  }

  /// Terms with commas between them.
  mutating func side() throws(ForgeError) -> [OfficialFormula.Side] {
    var side = [try written()]
    while takes(",") { side.append(try written()) }
    return side
  }

  /// A term with its text.
  private mutating func written() throws(ForgeError) -> OfficialFormula.Side {
    let first = place
    let term = try sum()
    let written = text[tokens[first].start..<tokens[place - 1].end]
    return OfficialFormula.Side(term: term, text: String(written))
  }

  /// `[1, 10]`.
  mutating func range() throws(ForgeError) -> (OfficialFormula.Side, OfficialFormula.Side) {
    try expect("[")
    let least = try written()
    try expect(",")
    let greatest = try written()
    try expect("]")
    return (least, greatest)
  }

  var isAtList: Bool { next == .sign("[") }

  /// `[ai, bi]`.
  mutating func names() throws(ForgeError) -> [String] {
    try expect("[")
    var names = [try name()]
    while takes(",") { names.append(try name()) }
    try expect("]")
    return names
  }
}

extension OfficialParser {
  private mutating func sum() throws(ForgeError) -> OfficialTerm {
    var term = try product()
    while true {
      if takes("+") {
        term = .operation("+", term, try product())
      } else if takes("-") {
        term = .operation("-", term, try product())
      } else {
        return term
      }
    }
  }

  private mutating func product() throws(ForgeError) -> OfficialTerm {
    var term = try signed()
    while true {
      if takes("*") {
        term = .operation("*", term, try signed())
      } else if takes("/") {
        term = .operation("/", term, try signed())
      } else {
        return term
      }
    }
  }

  /// `-2^31` is the negative of the power.
  private mutating func signed() throws(ForgeError) -> OfficialTerm {
    guard takes("-") else { return try power() }
    let term = try power()
    if case .amount(let amount) = term {
      return .amount(.apply("-", .whole(0), amount))
    }
    return .operation("-", .amount(.whole(0)), term)
  }

  private mutating func power() throws(ForgeError) -> OfficialTerm {
    let base = try primary()
    guard takes("^") else { return base }
    let exponent = try signed()
    if case .amount(let base) = base, case .amount(let exponent) = exponent {
      return .amount(.apply("^", base, exponent))
    }
    return .operation("^", base, exponent)
  }

  private mutating func primary() throws(ForgeError) -> OfficialTerm {
    if case .number(let amount)? = next {
      place += 1
      return .amount(amount)
    }
    if takes("(") {
      let term = try sum()
      try expect(")")
      return term
    }
    if takes("|") {
      let term = try sum()
      try expect("|")
      return .magnitude(term)
    }
    guard case .name(let name)? = next else {
      throw .form("a number or a name is missing \(behind)")
    }
    place += 1
    return try named(name)
  }

  private mutating func named(_ name: String) throws(ForgeError) -> OfficialTerm {
    if name == "nodes", takes(name: "of") {
      return .path(OfficialPath(root: .nodes(of: try self.name()), steps: []))
    }
    guard takes("(") else { return .path(try path(.name(name))) }
    let term: OfficialTerm
    switch name {
    case "sum": term = .sum(try sum())
    case "distinct": term = .distinct(try path(.name(try self.name())))
    case "words", "numbers":
      let text = try self.name()
      try expect(")")
      return .path(try path(name == "words" ? .words(of: text) : .numbers(of: text)))
    default:
      throw .form("\(name)( isn't a function: there are sum, distinct, words and numbers")
    }
    try expect(")")
    return term
  }

  /// What follows a name: `[i]`, `[i + 1]`, `.length`, `.val`, `.start`, `.end`.
  private mutating func path(_ root: OfficialPath.Root) throws(ForgeError) -> OfficialPath {
    var path = OfficialPath(root: root, steps: [])
    while true {
      if takes("[") {
        path.steps.append(.index(try index()))
        try expect("]")
      } else if takes(".") {
        switch try name() {
        case "length": path.steps.append(.length)
        case "start": path.steps.append(.index(.fixed(0)))
        case "end": path.steps.append(.index(.fixed(1)))
        case "val":
          guard case .name(let name) = root, path.steps.isEmpty else {
            throw .form("val comes after Node or an argument only")
          }
          path.root = .values(of: name == "Node" ? nil : name)
          path.steps = [.index(.letter("node", plus: 0))]
        case let other: throw .form(".\(other) is unknown: there are length, val, start and end")
        }
      } else {
        return path
      }
    }
  }

  private mutating func index() throws(ForgeError) -> OfficialPath.Index {
    if case .number(.whole(let number))? = next {
      place += 1
      return .fixed(number)
    }
    let letter = try name()
    let sign = takes("+") ? 1 : takes("-") ? -1 : 0
    guard sign != 0 else { return .letter(letter, plus: 0) }
    guard case .number(.whole(let number))? = next else {
      throw .form("a number is missing \(behind)")
    }
    place += 1
    return .letter(letter, plus: sign * number)
  }
}
