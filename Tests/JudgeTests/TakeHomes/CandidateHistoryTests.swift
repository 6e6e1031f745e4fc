import Domain
import Foundation
import TestSupport
import Testing

@testable import Judge

@Suite(.timeLimit(.minutes(20)))
struct CandidateHistoryTests {
  private let bench = GradingBench.shared

  @Test func `commits are read with what they change`() {
    let text =
      "\u{1E}1a Add a test\n\nTests/A/B.swift\nTests/A/b.txt\n\u{1E}2b Start\n\nPackage.swift\n"
      + "Sources/A/B.swift\n"
    #expect(
      CandidateHistory.commits(text) == [
        .init(
          id: "1a", subject: "Add a test", changesSources: false, changesTests: true,
          tests: ["Tests/A/B.swift"]),
        .init(id: "2b", subject: "Start", changesSources: true, changesTests: false),
      ])
  }

  /// Runs git as a candidate would.
  private func git(_ folder: URL, _ arguments: String...) async throws {
    let probe = Probe(searchPath: "/usr/local/bin:/usr/bin:/bin")
    let answer = await probe.ask(
      "git",
      ["-C", folder.path, "-c", "user.name=A", "-c", "user.email=a@b", "-c", "gc.auto=0"]
        + arguments)
    try #require(answer?.isSuccess == true, "\(answer?.errors ?? "There is no git.")")
  }

  private func commit(_ candidate: GradingBench.Candidate, _ message: String) async throws {
    try await git(candidate.folder, "add", "-A")
    try await git(candidate.folder, "commit", "-q", "-m", message)
  }

  @Test(.enabled("needs namespaces (L3)") { try await JailBench.reaches(.L3) })
  func `a history in steps earns its points, whatever the repository is set up to do`()
    async throws
  {
    try await withTemporaryFolder { place in
      let takeHome = try GradingBench.lamps()
      let candidate = GradingBench.Candidate(folder: place.appending(path: "answer"))
      try FileManager.default.copyItem(
        atPath: takeHome.reference, toPath: candidate.folder.path)
      try await git(candidate.folder, "init", "-q")
      try await commit(candidate, "Start")
      let trace = place.appending(path: "ran").path
      for number in 1...3 {
        // A name that git would write in quotation marks is a test's all the same.
        try candidate.write("Tests/LampsAppTests/Größe\(number).txt", "\(number)\n")
        try candidate.write("Sources/LampsDomain/More\(number).swift", "// \(number)\n")
        try await commit(candidate, "Add the part number \(number)")
      }
      let script = "#!/bin/sh\ntouch \(trace)\n"
      try candidate.write("hostile.sh", script)
      chmod(candidate.folder.appending(path: "hostile.sh").path, 0o755)
      let hostile = candidate.folder.appending(path: "hostile.sh").path
      let configuration = "[core]\n\tfsmonitor = \(hostile)\n\tpager = \(hostile)\n"
      try candidate.write(".git/config", configuration + "[diff]\n\texternal = \(hostile)\n")
      var report: GradeReport?
      for try await event in try bench.check(candidate.folder, takeHome: takeHome) {
        if case .finished(let found) = event { report = found }
      }
      #expect(report?.score == 100)
      #expect(report?.area(.history)?.outOf == 10)
      #expect(report?.area(.history)?.points == 10)
      #expect(!FileManager.default.fileExists(atPath: trace))
    }
  }

  @Test(
    .enabled("needs namespaces (L3)") { try await JailBench.reaches(.L3) },
    arguments: [
      "", "ref: refs/../../x", "ref: refs/heads/none", String(repeating: "a", count: 40),
    ])
  func `a history that cannot be read is not judged, and it is said why`(head: String) async throws
  {
    let report = try await bench.grade { candidate in
      try candidate.write(".git/HEAD", head + "\n")
      try candidate.write(".git/objects/pack/none", "")
    }.report
    #expect(report.score == 100)
    #expect(report.area(.history)?.outOf == 4)
    #expect(report.area(.history)?.unjudged != nil)
  }

  /// The finding on the order, for commits of these parts: `t` a test that asks for the fix, `f`
  /// the fix, `n` a name that the test needs.
  private func order(_ commits: [String]) async throws -> (
    area: GradeReport.Area?, lost: [GradeReport.Loss], note: String
  ) {
    let defect = "Sources/LampsDomain/Lamp.swift"
    var takeHome = try GradingBench.lamps()
    takeHome.history = .testFirst
    let told = try await bench.grade(
      takeHome: takeHome, scope: .switched(takeHome.mutants[1])
    ) { candidate in
      try candidate.replace(defect, "Lamp(isOn: !isOn)", "self")
      try await git(candidate.folder, "init", "-q")
      try await commit(candidate, "Start")
      for parts in commits {
        if parts.contains("t") {
          try candidate.write(
            "Tests/LampsAppTests/Fix.swift",
            "import LampsDomain\nimport Testing\n"
              + "@Test func on() { #expect(Lamp.off.toggled().isOn) }\n")
        }
        if parts.contains("n") {
          try candidate.write(
            "Sources/LampsDomain/Off.swift",
            "extension Lamp { public static let off = Lamp(isOn: false) }\n")
        }
        if parts.contains("f") {
          try candidate.replace(defect, "{ self }", "{ Lamp(isOn: !isOn) }")
        }
        try await commit(candidate, "Add \(parts) to the lamps")
      }
    }
    return (
      told.report.area(.history), told.report.lost.filter { $0.area == .history },
      told.stages[.history]?.note ?? ""
    )
  }

  @Test(
    .enabled("needs control groups (L4)") { try await JailBench.reaches(.L4) },
    arguments: [["t", "n", "f"], ["nt", "f"], ["n", "t", "f"]])
  func `tests that failed before the code that made them pass earn the points for the order`(
    commits: [String]
  ) async throws {
    let (area, lost, note) = try await order(commits)
    #expect(area?.outOf == 10)
    #expect(!lost.contains { $0.id == "tests-first" })
    #expect(note.contains("made it pass"))
  }

  @Test(
    .enabled("needs control groups (L4)") { try await JailBench.reaches(.L4) },
    arguments: [["ntf"], ["nf", "t"], ["t"]])
  func `tests that came with the code or after it, or never passed, do not`(
    commits: [String]
  ) async throws {
    let (_, lost, _) = try await order(commits)
    let loss = try #require(lost.first { $0.id == "tests-first" })
    #expect(loss.points == 4)
    #expect(loss.reason.contains("No commit has tests that fail"))
  }
}
