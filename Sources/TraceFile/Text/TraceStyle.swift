/// How a language spells what a value's text needs.
public struct TraceStyle: Hashable, Sendable {
  var nothing: String
  var yes: String
  var no: String
  var braces: (open: String, close: String)
  var emptyDictionary: String
  var fieldSeparator: String
  var startsCasesWithDot: Bool

  /// The style of a language by its name; unknown ones are spelled like Swift.
  public init(language: String) {
    let isPython = language == "python"
    nothing = isPython ? "None" : language == "swift" ? "nil" : "null"
    (yes, no) = isPython ? ("True", "False") : ("true", "false")
    braces = language == "swift" ? ("[", "]") : ("{", "}")
    emptyDictionary = language == "swift" ? "[:]" : "{}"
    fieldSeparator = isPython ? "=" : ": "
    startsCasesWithDot = !isPython
  }

  public static func == (left: TraceStyle, right: TraceStyle) -> Bool {
    left.nothing == right.nothing && left.braces == right.braces
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(nothing) }
}
