/// What keyframes cite, so that a seek decodes what it has seen before only once.
struct CitedValues: Sendable {
  package enum Part: Sendable {
    case value(TraceValue)
    case items([TraceValue])
    case table(TablePiece)
    case leaf(ObjectTree<TraceObject>.Leaf)
    case group(ObjectTree<TraceObject>.Group)
  }

  /// What a place is cited as; a hostile file may cite it as several things.
  package enum Kind: Int {
    case value, items, members, pairs, memberGroup, pairGroup, leaf, group
  }

  /// A leaf of a table, or a group of them.
  struct TablePiece: Sendable {
    var leaves: [TraceTable.Leaf]
    /// Of a group: its leaves' keys here.
    var keys: [Int] = []
    /// The index that has its keys, and the number of its first leaf there.
    var index: TableIndex?
    var number = 0

    /// The indexes that have a part of its keys.
    func indexes(_ known: CitedValues) -> [TableIndex] {
      index.map { [$0] } ?? keys.compactMap { known.tablePiece(at: $0)?.index }
    }
  }

  package struct Known: Sendable {
    var part: Part
    /// Its size with all that it cites.
    var bytes: Int
    /// Its size alone.
    var own: Int
  }

  private static let mostBytes = 64 << 20

  private var parts: [Int: Known] = [:]
  private var held = 0

  static func key(_ code: Int, _ kind: Kind, level: Int) -> Int {
    (code << 3 | kind.rawValue) << 6 | level
  }

  subscript(key: Int) -> Known? { parts[key] }

  /// Keeps a part, which may share nothing with those that it cites.
  mutating func keep(_ part: Known, at key: Int, isCopied: Bool = false) {
    parts[key] = part
    held += isCopied ? part.bytes : part.own
  }

  private func tablePiece(at key: Int) -> TablePiece? {
    if case .table(let piece) = parts[key]?.part { piece } else { nil }
  }

  /// Sees to it that an index has the keys of a table's piece, which begins with the leaf of that number.
  mutating func note(_ piece: TablePiece, at key: Int, in index: TableIndex, leaf number: Int) {
    if piece.index === index, piece.number == number { return }
    if piece.keys.isEmpty {
      for (offset, leaf) in piece.leaves.enumerated() { index.note(leaf, number: number + offset) }
    }
    for (offset, key) in piece.keys.enumerated() {
      if let leaf = tablePiece(at: key) { note(leaf, at: key, in: index, leaf: number + offset) }
    }
    var noted = piece
    (noted.index, noted.number) = (index, number)
    parts[key]?.part = .table(noted)
  }

  /// Forgets all once it is too much; between two keyframes only.
  mutating func trim() {
    if held > CitedValues.mostBytes { self = CitedValues() }
  }
}
