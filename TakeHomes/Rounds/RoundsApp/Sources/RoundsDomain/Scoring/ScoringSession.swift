internal import RoundsBridge

/// A round while it is shot: arrow by arrow, end by end, with a way back.
public struct ScoringSession: Hashable, Sendable {
  public private(set) var round: Round

  /// Goes on where a round stands.
  ///
  /// Throws: ``ScoringError/notOpen`` for one that is completed.
  public init(_ round: Round) throws(ScoringError) {
    if round.status.isSame(as: .completed) { throw .notOpen }
    self.round = round
  }

  public var isComplete: Bool { round.arrows.count >= round.arrowLimit }
  public var total: Int { round.arrows.reduce(0) { $0 + $1.points } }
  public var canUndo: Bool { !round.arrows.isEmpty }

  /// Counted from 1: the end that the next arrow belongs to, or the last one.
  public var currentEnd: Int {
    min(max(1, round.endCount), round.arrows.count / max(1, round.arrowsPerEnd) + 1)
  }

  /// Writes an arrow down; the first one begins the round, the last one completes it.
  ///
  /// Throws: ``ScoringError/complete`` when all of them are written.
  public mutating func score(_ arrow: Arrow) throws(ScoringError) {
    guard !isComplete else { throw .complete }
    round.arrows.append(arrow)
    settle()
  }

  /// Takes the last arrow back, also from an earlier end; it completes nothing any more.
  ///
  /// Throws: ``ScoringError/nothingToUndo``.
  @discardableResult public mutating func undo() throws(ScoringError) -> Arrow {
    guard let arrow = round.arrows.popLast() else { throw .nothingToUndo }
    settle()
    return arrow
  }

  private mutating func settle() {
    round.score = round.arrows.isEmpty ? nil : total
    round.status = isComplete ? .completed : .inProgress
  }
}

/// What cannot be written on a score sheet.
public enum ScoringError: Error, Hashable, Sendable, CustomStringConvertible {
  case notOpen
  case complete
  case nothingToUndo

  public var description: String {
    switch self {
    case .notOpen: "The round is completed; its sheet is closed."
    case .complete: "Every arrow of the round is written down."
    case .nothingToUndo: "No arrow is written down yet."
    }
  }
}
