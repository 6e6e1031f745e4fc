import Domain
import Foundation
@testable import InterviewsFeature
import SiteKit
import Store
import Synchronization
import Testing
import TestSupport

@Suite(.timeLimit(.minutes(20))) struct VerificationTests {
  private func services(_ grading: TakeHomeGrading) throws -> Services {
    var services = Services(
      problems: .fixed([]), runner: .noOp, database: try .empty(),
      now: { Instant(milliseconds: 0) }, cacheFolder: URL(filePath: "/nowhere"))
    services.grading = grading
    return services
  }

  @Test func `the starter, the reference and switched defects are repeated, others are not`() {
    var takeHome = TakeHome.sample()
    for (id, loses) in [("rule", ["no-force"]), ("built", ["T1", "no-force"])] {
      takeHome.mutants.append(
        TakeHome.Mutant(
          id: id, defect: "One.", file: "A.swift", find: "a", replace: "b", isSwitched: false,
          loses: loses))
    }
    takeHome.mutants.append(
      TakeHome.Mutant(id: "not alone", defect: "One.", file: "A.swift", find: "a", replace: "b"))
    let names = TakeHomes.Verification.trials(of: takeHome, times: 2).map(\.name)
    #expect(
      names == [
        "tiny: the starter", "tiny: the reference", "tiny: two",
        "tiny: the starter", "tiny: the reference", "tiny: two", "tiny: rule", "tiny: built",
      ])
  }

  @Test(arguments: [true, false])
  func `in time every defect has its turn`(isSwitched: Bool) {
    var takeHome = TakeHome.sample()
    takeHome.mutants = (0..<5).map { number in
      TakeHome.Mutant(
        id: "m\(number)", defect: "One.", file: "A.swift", find: "a", replace: "b",
        isSwitched: isSwitched, loses: ["T1"])
    }
    func drawn(_ count: Int, _ day: Int) -> [String] {
      let sample = TakeHomes.Verification.Sample(
        switched: isSwitched ? count : nil, built: isSwitched ? nil : count, day: day)
      return TakeHomes.Verification.trials(of: takeHome, sample: sample).dropFirst(2).map(\.name)
    }
    #expect(drawn(2, 0) == ["tiny: m0", "tiny: m1"])
    #expect(drawn(2, 2) == ["tiny: m4", "tiny: m0"])
    #expect(Set((0..<5).flatMap { drawn(2, $0) }).count == 5)
    #expect(drawn(0, 0).isEmpty)
    #expect(drawn(9, 0).count == 5)
  }

  @Test func `an answer of another design is graded over the reference, each in its turn`()
    async throws
  {
    try await withTemporaryFolder { folder in
      for (path, text) in [
        "TinyApp/Package.swift": "reference", "TinyApp/Sources/TinyDomain/Old.swift": "old",
        "TinyApp/Sources/TinyData/Kept.swift": "kept",
        "Winning/actors/Sources/TinyDomain/New.swift": "new", "Winning/locks/NOTES.md": "notes",
      ] {
        let file = folder.appending(path: path)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
      let takeHome = TakeHome.sample(in: folder.path)
      func names(_ day: Int) -> [String] {
        TakeHomes.Verification.trials(
          of: takeHome, sample: .init(answers: 1, variants: 0, day: day)
        )
        .suffix(1).map(\.name)
      }
      #expect(names(0) == ["tiny: the answer actors"])
      #expect(names(1) == ["tiny: the answer locks"])
      let seen = Mutex<[String]>([])
      let grading = TakeHomeGrading { job in
        let all = FileManager.default.enumerator(atPath: job.candidate)?.allObjects as? [String]
        seen.withLock { $0 = (all ?? []).filter { $0.contains(".") }.sorted() }
        return TakeHomeGrading.giving(.whole).check(job)
      }
      let trial = try #require(
        TakeHomes.Verification.trials(of: takeHome).first { $0.name.hasSuffix("actors") })
      let (outcome, _) = try await TakeHomes.verify(
        trial, of: takeHome, in: folder.appending(path: "scratch"), with: try services(grading))
      #expect(outcome.hasPassed)
      #expect(
        seen.withLock(\.self) == [
          "Package.swift", "Sources/TinyData/Kept.swift", "Sources/TinyDomain/New.swift",
        ])
    }
  }

  @Test func `too few switched defects are a finding`() {
    #expect(
      TakeHomes.Verification.findings(in: .sample())
        == ["tiny has 1 switched defect, not 12 to 20."])
  }

  @Test(arguments: [
    (0, GradeReport.broken, true, "0 of 100"),
    (0, .sample, false, "71 of 100, not below 40"),
    (1, .whole, true, "100 of 100"),
    (1, .sample, false, "71 of 100, loses T2, no-force"),
    (2, .broken, true, "loses T1"),
    (2, .whole, false, "loses nothing instead of T1"),
    (2, .sample, false, "loses T2, no-force instead of T1"),
  ])
  func `an outcome is compared with what is due`(
    index: Int, report: GradeReport, hasPassed: Bool, words: String
  ) async throws {
    try await withTemporaryFolder { folder in
      let file = folder.appending(path: "TinyApp/Sources/TinyDomain/Tiny.swift")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try "return 1".write(to: file, atomically: true, encoding: .utf8)
      let takeHome = TakeHome.sample(in: folder.path)
      let trial = TakeHomes.Verification.trials(of: takeHome)[index]
      let (outcome, _) = try await TakeHomes.verify(
        trial, of: takeHome, in: folder.appending(path: "scratch"),
        with: try services(.giving(report)))
      #expect(outcome.hasPassed == hasPassed)
      #expect(outcome.words == words)
    }
  }

  /// What the grader is handed for a defect of the file `Sources/TinyDomain/Tiny.swift`.
  private func seen(_ mutant: TakeHome.Mutant) async throws -> (text: String, job: GradeJob?) {
    try await withTemporaryFolder { folder in
      for (path, text) in [
        ("Sources/TinyDomain/Tiny.swift", "before\nreturn 1\nafter"), ("Package.swift", "kits"),
      ] {
        let file = folder.appending(path: "TinyApp/\(path)")
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
      }
      let seen = Mutex<(text: String, job: GradeJob?)>(("", nil))
      let grading = TakeHomeGrading { job in
        let texts = ["Sources/TinyDomain/Tiny.swift", "Package.swift"].map {
          (try? String(contentsOfFile: "\(job.candidate)/\($0)", encoding: .utf8)) ?? ""
        }
        seen.withLock { $0 = (texts.joined(separator: "|"), job) }
        return TakeHomeGrading.giving(.whole).check(job)
      }
      var takeHome = TakeHome.sample(in: folder.path)
      takeHome.mutants = [mutant]
      let trial = try #require(TakeHomes.Verification.trials(of: takeHome).last)
      _ = try await TakeHomes.verify(
        trial, of: takeHome, in: folder.appending(path: "scratch"), with: try services(grading))
      return seen.withLock { $0 }
    }
  }

  private let whole = "before\nreturn 1\nafter|kits"

  @Test func `a switched defect is switched on in the reference`() async throws {
    let mutant = TakeHome.sample().mutants[0]
    let (text, job) = try await seen(mutant)
    #expect(text == whole)
    #expect(job?.scope == .switched(mutant))
  }

  @Test func `a defect that needs a build is planted in a copy, in all its places`() async throws {
    let mutant = TakeHome.Mutant(
      id: "m", defect: "One.", file: "TinyDomain/Tiny.swift", find: "return 1",
      replace: "return 2", isSwitched: false,
      also: [TakeHome.Edit(file: "../Package.swift", find: "kits", replace: "others")],
      loses: ["T1"])
    let (text, job) = try await seen(mutant)
    #expect(text == "before\nreturn 2\nafter|others")
    #expect(job?.scope == .withoutOwnTests)
  }

  @Test func `for a defect that breaks rules alone nothing is built`() async throws {
    let mutant = TakeHome.Mutant(
      id: "m", defect: "One.", file: "../Package.swift", find: "kits", replace: "others",
      isSwitched: false, loses: ["no-force"])
    let (text, job) = try await seen(mutant)
    #expect(text == "before\nreturn 1\nafter|others")
    #expect(job?.scope == .rules)
  }
}
