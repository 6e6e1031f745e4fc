/// Insertions into a text, in the order of their places.
public struct EditList: Sendable, Equatable {
  public struct Edit: Sendable, Equatable {
    /// The insertion's place, in bytes of the original's UTF-8.
    public var offset: Int
    public var text: String
    /// Whether it stands within others that are made at its place later.
    var isInner = false
  }

  public private(set) var edits: [Edit] = []

  mutating func insert(_ text: String, at offset: Int, isInner: Bool = false) {
    edits.append(Edit(offset: offset, text: text, isInner: isInner))
  }

  /// Puts the edits into order; those at one place stay as they were made, the inner ones behind the others.
  mutating func sort() {
    let order = edits.indices.sorted {
      let (left, right) = (edits[$0], edits[$1])
      return (left.offset, left.isInner ? 1 : 0, $0) < (right.offset, right.isInner ? 1 : 0, $1)
    }
    edits = order.map { edits[$0] }
  }

  /// The text with every insertion made, in one pass.
  func applied(to source: [UInt8]) -> String {
    var output: [UInt8] = []
    output.reserveCapacity(source.count * 3)
    var position = 0
    for edit in edits {
      output.append(contentsOf: source[position..<edit.offset])
      output.append(contentsOf: edit.text.utf8)
      position = edit.offset
    }
    output.append(contentsOf: source[position...])
    return String(decoding: output, as: UTF8.self)
  }
}
