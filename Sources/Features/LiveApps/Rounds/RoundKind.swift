import Foundation
import RoundsBridge
import RoundsDomain

/// A kind of round that can be planned with one tap.
struct RoundKind: Hashable, Sendable {
  /// The word in events and commands.
  var word: String
  package var title: String
  var metres: Int
  var ends: Int
  var arrowsPerEnd: Int

  static let all = [
    RoundKind(word: "indoor", title: "Indoor 18 m", metres: 18, ends: 20, arrowsPerEnd: 3),
    RoundKind(word: "short", title: "Short 30 m", metres: 30, ends: 6, arrowsPerEnd: 6),
    RoundKind(word: "compound", title: "720 at 50 m", metres: 50, ends: 12, arrowsPerEnd: 6),
    RoundKind(word: "recurve", title: "720 at 70 m", metres: 70, ends: 12, arrowsPerEnd: 6),
  ]

  init(word: String, title: String, metres: Int, ends: Int, arrowsPerEnd: Int) {
    self.word = word
    self.title = title
    self.metres = metres
    self.ends = ends
    self.arrowsPerEnd = arrowsPerEnd
  }

  init?(_ word: String) {
    guard let kind = Self.all.first(where: { $0.word == word }) else { return nil }
    self = kind
  }

  func round(id: Int64, date: Date) -> Round {
    Round(
      id: id, name: title, date: date, distanceMetres: metres, status: .planned,
      arrowsPerEnd: arrowsPerEnd, endCount: ends)
  }
}
