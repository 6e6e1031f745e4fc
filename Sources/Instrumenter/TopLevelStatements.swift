internal import SwiftParser
internal import SwiftSyntax

/// Calls and statements between a source's declarations, as of a playground or a script.
public struct TopLevelStatements: Sendable, Equatable {
  /// The source without them; every other character is where it was.
  public var rest: String
  /// Where they begin, from 1.
  public var lines: [Int]

  /// Nil when there are none, or when what is there is no Swift, or too deep.
  public init?(in source: String) {
    let tree = Parser.parse(source: source)
    if NestingDepth.isTooMuch(tree) { return nil }
    let converter = SourceLocationConverter(fileName: "", tree: tree)
    var bytes = Array(source.utf8)
    lines = []
    for item in tree.statements {
      guard item.isStatement else { continue }
      if item.hasError { return nil }
      let place = item.positionAfterSkippingLeadingTrivia
      lines.append(converter.location(for: place).line)
      for index in place.utf8Offset..<item.endPositionBeforeTrailingTrivia.utf8Offset
      where bytes[index] != UInt8(ascii: "\n") && bytes[index] != UInt8(ascii: "\r") {
        bytes[index] = UInt8(ascii: " ")
      }
    }
    if lines.isEmpty { return nil }
    rest = String(decoding: bytes, as: UTF8.self)
  }
}

extension CodeBlockItemSyntax {
  fileprivate var isStatement: Bool {
    switch item {
    case .decl: false
    case .stmt, .expr: true
    }
  }
}
