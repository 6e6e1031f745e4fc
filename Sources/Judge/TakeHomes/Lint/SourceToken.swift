/// A piece of a Swift source that means something; comments are none.
struct SourceToken: Sendable, Hashable {
  enum Kind: Sendable, Hashable {
    case word
    /// A run of operator signs, or one other sign.
    case sign
    /// Its text alone; what is interpolated follows as tokens of its own.
    case string
  }

  var kind: Kind
  var text: String
  var line: Int
  /// Whether nothing stands between it and the token before it.
  var touchesPrevious: Bool
}
