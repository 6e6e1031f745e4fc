import Domain
import Foundation
import GRDB

/// A report of a test; its values are JSON text, those that are too large are left out.
struct TestReportRecord: Codable, FetchableRecord, MutablePersistableRecord {
  static let databaseTableName = "testReport"

  enum Columns {
    static let id = Column("id")
    static let slug = Column("slug")
    static let inputHash = Column("inputHash")
  }

  var id: Int?
  var slug: String
  var contentVersion: String
  var position: Int
  var inputHash: String
  var expectedHash: String?
  var outcome: VerdictKind
  var findings: String
  var reason: FreeText
  var decision: TestReport.Decision
  var madeAt: Int64
  var withdrawnAt: Int64?

  /// What was found out, as one JSON text.
  private struct Findings: Codable {
    var test: TestReport.Finding
    var smallest: TestReport.Finding?
    var breaches: [String]
  }

  init(_ report: TestReport) throws {
    id = report.id == 0 ? nil : report.id
    slug = report.slug
    contentVersion = report.contentVersion
    position = report.index
    inputHash = report.inputHash
    expectedHash = report.expectedHash
    outcome = report.outcome
    let found = Findings(
      test: report.test.kept, smallest: report.smallest?.kept, breaches: report.breaches)
    findings = String(decoding: try JSONEncoder().encode(found), as: UTF8.self)
    reason = FreeText(report.reason)
    decision = report.decision
    madeAt = report.madeAt.milliseconds
    withdrawnAt = report.withdrawnAt?.milliseconds
  }

  mutating func didInsert(_ inserted: InsertionSuccess) { id = Int(inserted.rowID) }

  var report: TestReport {
    get throws {
      let found = try JSONDecoder().decode(Findings.self, from: Data(findings.utf8))
      return TestReport(
        id: id ?? 0, slug: slug, contentVersion: contentVersion, index: position,
        inputHash: inputHash, expectedHash: expectedHash, outcome: outcome, test: found.test,
        smallest: found.smallest, breaches: found.breaches, reason: reason.text,
        decision: decision, madeAt: Instant(milliseconds: madeAt),
        withdrawnAt: withdrawnAt.map(Instant.init(milliseconds:)))
    }
  }
}

extension TestReport.Finding {
  /// The same without the values that are too large to be kept.
  fileprivate var kept: TestReport.Finding {
    var light = self
    func small(_ value: Value?) -> Value? {
      value.flatMap { $0.json.utf8.count > AppDatabase.keptValueBytes ? nil : $0 }
    }
    light.input = small(.array(input))?.elements ?? []
    light.expected = small(expected)
    light.actual = small(actual)
    for place in light.answers.indices {
      light.answers[place].answer = small(light.answers[place].answer)
    }
    return light
  }
}
