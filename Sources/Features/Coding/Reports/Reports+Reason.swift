import SiteKit

extension Reports {
  /// Refuses a reason that is empty or too long; gives it without white space around it.
  ///
  /// What would steer a terminal is left out. Throws: ``CodingError/badReason(letters:limit:)``.
  public static func checked(_ reason: String) throws -> String {
    let plain = String(
      reason.unicodeScalars.filter {
        $0.properties.generalCategory != .control || $0 == "\n" || $0 == "\t"
      })
    let bare = plain.drop(while: \.isWhitespace)
    let end = bare.lastIndex { !$0.isWhitespace }.map(bare.index(after:)) ?? bare.startIndex
    let text = String(bare[..<end])
    // A letter may carry accents without end, so each of them counts.
    let letters = text.unicodeScalars.count
    guard 1...longestReason ~= letters else {
      throw CodingError.badReason(letters: letters, limit: longestReason)
    }
    return text
  }
}
