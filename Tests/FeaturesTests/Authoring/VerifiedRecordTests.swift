@testable import AuthoringFeature
import Domain
import Testing

@Suite struct VerifiedRecordTests {
  private func row(
    _ slug: String, _ topic: Topic, planted: Int = 20, killed: Int = 20, equivalent: Int = 0
  ) -> VerifiedRecord.Row {
    var report = Authoring.Report(slug: slug, topic: topic)
    (report.content, report.starters) = ("aa", "bb")
    (report.references, report.randomInputs, report.mutants) = (4, 500, 5)
    (report.hiddenCases, report.cpuMilliseconds) = (30, 1234.5)
    (report.planted, report.killed, report.equivalent) = (planted, killed, equivalent)
    report.slow = "growth"
    return VerifiedRecord.Row(report, day: "2026-02-06")
  }

  @Test func `what is written is read again, by topic and slug`() {
    var record = VerifiedRecord()
    record.summary = ["One.", "Two."]
    record.add(row("min-stack", .stack))
    record.add(row("two-sum", .arraysHashing))
    record.add(row("anagrams", .arraysHashing))
    #expect(VerifiedRecord(tsv: record.tsv) == record)
    let lines = record.tsv.split(separator: "\n")
    #expect(lines[0] == "# One.")
    #expect(lines[2].hasPrefix("slug\ttopic\tcontent\t"))
    #expect(lines[3...].map { $0.prefix { $0 != "\t" } } == ["anagrams", "two-sum", "min-stack"])
    #expect(lines[5].hasSuffix("aa\tbb\t2026-02-06\t4\t500\t5\t30\t20\t20\t0\t1235\tgrowth"))
  }

  @Test(arguments: ["two-sum\tarrays-hashing", "a\tb\tc\td\te\t1\t1\t1\t1\t1\t1\t1\t1", "", "x"])
  func `a line that is no row counts for nothing`(line: String) {
    #expect(VerifiedRecord(tsv: line + "\n").rows.isEmpty)
  }

  private static let topics: [(killed: Int, equivalent: Int, finding: String?)] = [
    (100, 0, nil), (98, 0, nil), (95, 5, nil), (94, 5, nil),
    (97, 0, "stack: 97 of 100 planted mistakes are found, less than 98 %."),
    (94, 6, "stack: 6 of 100 planted mistakes are listed as equivalent, more than 5 %."),
  ]

  @Test(arguments: topics.indices)
  func `a topic is held to its rates`(index: Int) {
    let (killed, equivalent, finding) = Self.topics[index]
    let scores = TopicScore.scores(of: [
      row("a", .stack, planted: 40, killed: 40),
      row("b", .stack, planted: 60, killed: killed - 40, equivalent: equivalent),
    ])
    #expect(scores.count == 1)
    #expect(scores[0].problems == 2)
    #expect(scores[0].findings == [finding].compactMap(\.self))
  }
}
