/// The program that a trace shows, and how it was recorded.
public struct TraceSource: Hashable, Sendable {
  /// The language's name, `swift` or `python`.
  public var language: String
  public var source: String
  /// The source's file name.
  public var sourceName: String
  /// How much was instrumented: `full`, `partial`, `playground` or `plain`.
  public var mode: String
  /// What the program was given.
  public var input: String?
  /// Why not everything is instrumented, a sentence each.
  public var reasons: [String] = []

  public init(
    language: String, source: String, sourceName: String, mode: String = "full",
    input: String? = nil, reasons: [String] = []
  ) {
    (self.language, self.source, self.sourceName) = (language, source, sourceName)
    (self.mode, self.input, self.reasons) = (mode, input, reasons)
  }
}
