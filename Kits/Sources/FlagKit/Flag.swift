/// One switch of a program: its name, what it is unless somebody says otherwise, and why it exists.
///
/// A value is written as text in every source, so `true`, `12` and cases of an enum will do.
public struct Flag<Value: LosslessStringConvertible & Equatable & Sendable>: Sendable {
  /// The name in every source, such as `supportEUR`.
  public let key: String
  /// What holds when no source has a value that can be read.
  public let `default`: Value
  /// One sentence for a settings page.
  public let description: String

  public init(key: String, default: Value, description: String) {
    self.key = key
    self.default = `default`
    self.description = description
  }
}

/// Where a flag's value comes from; a greater source wins over a smaller one.
public enum FlagSource: Int, CaseIterable, Comparable, Sendable {
  /// What the person chose and the program keeps.
  case stored
  /// What the environment of the process says.
  case environment
  /// What the command line says.
  case commandLine
  /// What a test says.
  case test

  public static func < (left: FlagSource, right: FlagSource) -> Bool {
    left.rawValue < right.rawValue
  }
}
