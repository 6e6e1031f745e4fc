/// A question about recorded state, such as `lo > hi`, `a[i] == 3 && changed(best)` or `node.next == nil`.
public indirect enum TraceExpression: Hashable, Sendable {
  case literal(TraceValue)
  case name(String)
  case index(TraceExpression, TraceExpression)
  /// A field, or the `count` of a container.
  case member(TraceExpression, String)
  case not(TraceExpression)
  case negative(TraceExpression)
  case binary(String, TraceExpression, TraceExpression)
  /// Whether the last statement changed this.
  case changed(TraceExpression)

  /// Reads an expression; throws with the place of what it cannot read.
  public init(_ text: String) throws(TraceFileError) {
    var parser = TraceExpressionParser(text)
    self = try parser.parse()
  }
}

extension TraceExpression {
  /// Whether a part of it asks whether something changed.
  var tellsChange: Bool {
    switch self {
    case .literal, .name: false
    case .changed: true
    case .not(let inner), .negative(let inner), .member(let inner, _): inner.tellsChange
    case .index(let left, let right), .binary(_, let left, let right):
      left.tellsChange || right.tellsChange
    }
  }
}
