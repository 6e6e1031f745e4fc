/// A bound as it is written: a chain of sides with `<=`, `<` or `==` between them.
struct OfficialFormula: Sendable {
  enum Relation: Sendable {
    case less, atMost, equal
  }

  /// One of several things that stand on a side with commas between them.
  struct Side: Sendable {
    var term: OfficialTerm
    var text: String
  }

  let text: String
  let sides: [[Side]]
  /// One less than sides.
  let relations: [Relation]
  /// `edges[i] == [ai, bi]` gives the elements of each edge names.
  let elements: (of: OfficialPath, names: [String])?

  /// Reads `A <= B[, C] < D`, `A == B`, `A in [B, C]` or `A == [x, y]`.
  init(_ text: String) throws(ForgeError) {
    var parser = try OfficialParser(text)
    self.text = text
    var sides = [try parser.side()]
    var relations: [Relation] = []
    var elements: (of: OfficialPath, names: [String])?
    if parser.takes(name: "in") {
      let (least, greatest) = try parser.range()
      sides = [[least]] + sides + [[greatest]]
      relations = [.atMost, .atMost]
    } else {
      while let relation = parser.relation() {
        if relation == .equal, parser.isAtList {
          let names = try parser.names()
          guard sides.count == 1, sides[0].count == 1, case .path(let path) = sides[0][0].term
          else { throw .form("only what a formula begins with can be [\(names[0]), …]") }
          elements = (path, names)
          break
        }
        relations.append(relation)
        sides.append(try parser.side())
      }
    }
    try parser.end()
    guard !relations.isEmpty || elements != nil else {
      throw .form("nothing is compared: write a bound such as 1 <= n <= 10^4")
    }
    (self.sides, self.relations, self.elements) = (sides, relations, elements)
  }
}
