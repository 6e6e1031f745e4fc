import Domain
import Foundation
import GRDB

/// A case of an attempt; its values are JSON text, which is read far faster than nested `Codable`.
struct CaseRecord: Codable, FetchableRecord, PersistableRecord {
  static let databaseTableName = "attemptCase"

  enum Columns {
    static let attempt = Column("attempt")
    static let position = Column("position")
  }

  var attempt: Int?
  var position: Int
  var visible: Bool
  var verdict: VerdictKind
  var input: String
  var expected: String?
  var actual: String?
  var note: FreeText?
  var stdout: FreeText
  var stderr: FreeText
  var cpuMilliseconds: Double
  var peakMemoryBytes: Int
  /// The excerpt of an answer that was too long, as JSON.
  var longAnswer: String?

  /// A case whose values go beyond the room that is left for an attempt's is kept without them.
  init(_ result: CaseResult, isWhole: Bool, room: inout Int) throws {
    position = result.index
    visible = result.visible
    verdict = result.verdict
    input = Value.array(result.input).json
    expected = result.expected?.json
    actual = result.actual?.json
    note = result.note.map(FreeText.init)
    stdout = FreeText(result.stdout)
    stderr = FreeText(result.stderr)
    cpuMilliseconds = result.cpuMilliseconds
    peakMemoryBytes = result.peakMemoryBytes
    let bytes = [input, expected, actual].reduce(0) { $0 + ($1?.utf8.count ?? 0) }
    longAnswer = try result.longAnswer.map {
      String(decoding: try JSONEncoder().encode($0), as: UTF8.self)
    }
    if isWhole { return }
    room -= bytes
    guard bytes > min(AppDatabase.keptValueBytes, max(0, room + bytes)) else { return }
    room += bytes
    (input, expected, actual) = ("[]", nil, nil)
    let reason = "The values took \(bytes) bytes and weren't kept."
    note = FreeText([result.note, reason].compactMap(\.self).joined(separator: " "))
  }

  var result: CaseResult {
    get throws {
      var result = CaseResult(
        index: position, visible: visible, verdict: verdict,
        input: try Value(json: input).elements ?? [],
        expected: try expected.map { try Value(json: $0) },
        actual: try actual.map { try Value(json: $0) }, note: note?.text,
        stdout: stdout.text, stderr: stderr.text, cpuMilliseconds: cpuMilliseconds,
        peakMemoryBytes: peakMemoryBytes)
      result.longAnswer = try longAnswer.map {
        try JSONDecoder().decode(Excerpt.self, from: Data($0.utf8))
      }
      // The sentence is all that is kept of it.
      if note?.text.contains(CaseResult.aloneWords) == true { result.passesAlone = true }
      return result
    }
  }
}

extension AppDatabase {
  /// A case's values are kept up to this many bytes of JSON.
  public static let keptValueBytes = 65_536
  /// The values of all cases of an attempt together, but for the first that fails.
  static let keptAttemptBytes = 1 << 20
}
