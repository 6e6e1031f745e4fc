/// Reads the name of a member of LeetCode from what a learner typed.
public enum LeetCodeName {
  /// The most letters of a name.
  public static let longest = 40

  /// The name in a profile's address or a bare name; nil for what can be no name.
  ///
  /// Whether there is such a member only LeetCode knows.
  public static func name(in text: String) -> String? {
    guard let place = LeetCodeAddress(text) else { return nil }
    if place.isBare {
      return place.segments.first.flatMap { checked($0.first == "@" ? $0.dropFirst() : $0) }
    }
    // `/u/NAME/`, as profiles are called, with whatever follows.
    guard place.segments.count > 1, place.segments[0].lowercased() == "u" else { return nil }
    return checked(place.segments[1])
  }

  private static func checked(_ name: Substring) -> String? {
    let isName =
      (1...longest).contains(name.utf8.count)
      && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "_-.".contains($0)) }
      && name.contains { $0.isLetter || $0.isNumber }
    return isName ? String(name) : nil
  }
}
