internal import Foundation
internal import RoundsBridge

/// What was read of a comma-separated text: every line that is right, and what is wrong with others.
public struct CSVReading: Hashable, Sendable {
  /// What is wrong with a line, and how it would be right.
  public struct Problem: Hashable, Sendable, CustomStringConvertible {
    /// Counted from 1.
    public var line: Int
    public var reason: String

    public var description: String { "Line \(line): \(reason)" }
  }

  public private(set) var rounds: [Round] = []
  public private(set) var problems: [Problem] = []

  private static let mostDistance = 1_000
  private static let mostArrows = 1_000

  /// Rounds without a number get the next ones after `lastID`.
  ///
  /// What ``RoundCSV`` wrote, whoever made the round, is read with `isOwn`; else numbers must make sense.
  public init(_ text: String, lastID: Int64 = 0, isOwn: Bool = false) {
    let table = CSVTable(text)
    guard let head = table.records.first else {
      problems = [Problem(line: 1, reason: "The text is empty; the first line names the columns.")]
      return
    }
    let columns = Self.columns(head.fields)
    let missing = RoundCSV.Column.allCases.filter { !$0.isOptional && columns[$0] == nil }
    guard missing.isEmpty else {
      let names = missing.map(\.rawValue).joined(separator: ", ")
      problems = [Problem(line: head.line, reason: "The first line names no column \(names).")]
      return
    }
    var next = lastID
    var ids: Set<Int64> = []
    for record in table.records.dropFirst() where record.line != table.openQuote {
      do throws(Trouble) {
        let round = try Row(record.fields, columns, next: next &+ 1, isOwn).round()
        guard ids.insert(round.id).inserted else {
          throw Trouble("The number \(round.id) stands there twice.")
        }
        next = max(next, round.id)
        rounds.append(round)
      } catch {
        problems.append(Problem(line: record.line, reason: error.reason))
      }
    }
    if let line = table.openQuote {
      problems.append(Problem(line: line, reason: "A quotation mark is never closed."))
    }
  }

  private static func columns(_ names: [String]) -> [RoundCSV.Column: Int] {
    var columns: [RoundCSV.Column: Int] = [:]
    for (index, name) in names.enumerated() {
      let word = name.trimmingCharacters(in: .whitespaces).lowercased()
      if let column = RoundCSV.Column(rawValue: word), columns[column] == nil {
        columns[column] = index
      }
    }
    return columns
  }

  fileprivate struct Trouble: Error {
    var reason: String

    init(_ reason: String) { self.reason = reason }
  }

  /// One line with the names of its fields.
  private struct Row {
    let fields: [String]
    let columns: [RoundCSV.Column: Int]
    let next: Int64
    /// Whether it says whatever a round of ours had.
    let isOwn: Bool

    init(
      _ fields: [String], _ columns: [RoundCSV.Column: Int], next: Int64, _ isOwn: Bool
    ) {
      (self.fields, self.columns, self.next, self.isOwn) = (fields, columns, next, isOwn)
    }

    private subscript(_ column: RoundCSV.Column) -> String {
      guard let index = columns[column], fields.indices.contains(index) else { return "" }
      return fields[index]
    }

    private func word(_ column: RoundCSV.Column) -> String {
      self[column].trimmingCharacters(in: .whitespaces)
    }

    func round() throws(Trouble) -> Round {
      guard isOwn || !word(.name).isEmpty else { throw Trouble("The round has no name.") }
      guard let millis = Stamp.millis(word(.date)) else {
        throw Trouble("“\(word(.date))” is no date; write 2025-11-23 or 2025-11-23T14:05:00Z.")
      }
      let arrows = try arrows()
      let round = Round(
        id: try id(), name: self[.name], date: Date(millis: millis),
        distanceMetres: try number(.distance, 1...CSVReading.mostDistance, else: nil),
        status: try status(), score: try score(of: arrows), arrows: arrows,
        arrowsPerEnd: try number(.arrowsPerEnd, 1...CSVReading.mostArrows, else: 6),
        endCount: try number(.ends, 1...CSVReading.mostArrows, else: 12))
      if !isOwn { try checkLimit(of: round) }
      return round
    }

    /// A sheet has no room for more than the round's arrows.
    private func checkLimit(of round: Round) throws(Trouble) {
      let most = round.arrowLimit
      if round.arrows.count > most {
        throw Trouble("There are \(round.arrows.count) arrows, but the round has \(most).")
      }
      if let score = round.score, score > most * 10 {
        throw Trouble("The score is \(score), but \(most) arrows are \(most * 10) at most.")
      }
    }

    private func id() throws(Trouble) -> Int64 {
      guard !word(.id).isEmpty else { return next }
      guard let id = Int64(word(.id)) else { throw Trouble("“\(word(.id))” is no number.") }
      return id
    }

    private func status() throws(Trouble) -> RoundStatus {
      let name = word(.status).uppercased()
      guard let status = RoundStatus.entries.first(where: { $0.name == name }) else {
        let known = RoundStatus.entries.map(\.name).joined(separator: ", ")
        throw Trouble("“\(word(.status))” is no status; there are \(known).")
      }
      return status
    }

    private func score(of arrows: [Arrow]) throws(Trouble) -> Int? {
      guard !word(.score).isEmpty else { return nil }
      let score = try number(.score, 0...Int.max, else: nil)
      let sum = arrows.reduce(0) { $0 + $1.points }
      guard isOwn || arrows.isEmpty || sum == score else {
        throw Trouble("The score is \(score), but the arrows are \(sum) together.")
      }
      return score
    }

    private func arrows() throws(Trouble) -> [Arrow] {
      var arrows: [Arrow] = []
      for text in self[.arrows].split(whereSeparator: { $0 == "|" || $0.isWhitespace }) {
        guard let arrow = Arrow(text: String(text)) else {
          throw Trouble("“\(text)” is no arrow; there are X, 10 to 1, and M.")
        }
        arrows.append(arrow)
      }
      return arrows
    }

    private func number(
      _ column: RoundCSV.Column, _ range: ClosedRange<Int>, else fallback: Int?
    ) throws(Trouble) -> Int {
      if let fallback, word(column).isEmpty { return fallback }
      guard let number = Int(word(column)), isOwn || range.contains(number) else {
        throw Trouble("“\(word(column))” is no \(column.rawValue).")
      }
      return number
    }
  }
}
