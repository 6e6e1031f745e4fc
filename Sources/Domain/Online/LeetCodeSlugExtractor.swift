/// Turns whatever names a problem of LeetCode into one form: its slug in lower case.
public enum LeetCodeSlugExtractor {
  /// The most letters of a slug.
  private static let longest = 160

  /// The slug in an address or a bare slug; nil for anything else.
  ///
  /// Sub-pages, queries, fragments, contests and both sites lead to the same slug.
  public static func slug(in text: String) -> String? {
    guard let place = LeetCodeAddress(text) else { return nil }
    if let start = place.segments.firstIndex(where: { $0.lowercased() == "problems" }) {
      let next = place.segments.index(after: start)
      return next < place.segments.endIndex ? checked(place.segments[next]) : nil
    }
    guard place.isBare, let only = place.segments.first else { return nil }
    return checked(only)
  }

  private static func checked(_ text: some StringProtocol) -> String? {
    let slug = text.lowercased()
    let isSlug =
      slug.utf8.count <= longest
      && slug.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
    guard isSlug, let first = slug.first, let last = slug.last, first != "-", last != "-" else {
      return nil
    }
    return slug
  }
}
