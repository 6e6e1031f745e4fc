/// A key, an index or a field's number in a path.
enum SketchKey {
  case number(Int)
  case other(TraceValue)

  init(_ value: TraceValue) {
    if case .integer(let number) = value { self = .number(number) } else { self = .other(value) }
  }

  var value: TraceValue {
    switch self {
    case .number(let number): .integer(number)
    case .other(let value): value
    }
  }
}
