public import Domain

/// An input of a problem as a form sends it: the input itself, or a large one's name.
public enum SentInput {
  /// What a page's button or choice may carry of an input.
  private static let longestInPage = 32 << 10
  private static let nameMark = "kept:"

  /// What a form sends; nil for no input.
  public static func text(of input: [Value]) -> String? {
    let json = Value.array(input).json
    if input.isEmpty { return nil }
    return json.utf8.count > longestInPage ? name(of: json) : json
  }

  /// Whether what was sent is a name.
  package static func isName(_ text: String) -> Bool { text.hasPrefix(nameMark) }

  /// Whether a large input has this name.
  package static func isNamed(_ input: [Value], _ wanted: String) -> Bool {
    let json = Value.array(input).json
    return json.utf8.count > longestInPage && name(of: json) == wanted
  }

  private static func name(of json: String) -> String { nameMark + SHA256.hex(json.utf8) }
}
