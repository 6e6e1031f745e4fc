internal import Foundation
internal import RoundsBridge

/// Rounds as comma-separated text, a line each, which comes back as it went.
public enum RoundCSV {
  /// The columns as they are written; they may be read in any order, and others are left aside.
  enum Column: String, CaseIterable {
    case id, name, date
    case distance = "distance_m"
    case status, score
    case arrowsPerEnd = "arrows_per_end"
    case ends, arrows

    /// Whether a text without it can be read.
    var isOptional: Bool {
      switch self {
      case .name, .date, .distance, .status: false
      default: true
      }
    }
  }

  /// With a head, and an end for each line.
  ///
  /// Throws: ``BridgeError/overflow(field:)`` for a date that is no number of milliseconds.
  public static func text(_ rounds: [Round]) throws -> String {
    var lines = [CSVTable.line(Column.allCases.map(\.rawValue))]
    for round in rounds {
      guard let millis = round.date.millis else { throw BridgeError.overflow(field: "date") }
      lines.append(
        CSVTable.line([
          String(round.id), round.name, Stamp.text(millis: millis), String(round.distanceMetres),
          round.status.name, round.score.map { String($0) } ?? "", String(round.arrowsPerEnd),
          String(round.endCount), arrows(round),
        ]))
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// End by end: `X 10 9|9 9 8`.
  private static func arrows(_ round: Round) -> String {
    round.ends.map { $0.map(\.text).joined(separator: " ") }.joined(separator: "|")
  }
}
