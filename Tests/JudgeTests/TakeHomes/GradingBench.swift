import Catalogue
import Domain
import Foundation
import TestSupport
import Testing

@testable import Judge

/// Grades changed copies of the fixture's reference, in the real jail.
struct GradingBench {
  static let shared = GradingBench()

  /// What a check told.
  struct Told {
    var report: GradeReport
    var stages: [GradeStage: GradeReport.Stage]
    var events: [GradeEvent]
  }

  fileprivate static let home = repositoryRoot.appending(path: "Tests/TakeHomeFixture")
  static let cache = "\(liveCache)/grading"

  // Short, so that what never ends is stopped soon. A busy machine slows CPU time little, wall time much.
  private static func limits(watched: Duration) -> GradeLimits {
    GradeLimits(
      compile: .seconds(20), suite: .seconds(3), hammer: .seconds(10), watched: watched,
      ownTests: .seconds(5), mutant: .seconds(5), patience: 6, plainSuite: .seconds(30),
      memoryBytes: 256 << 20)
  }
  private let grader: Grader?

  init(cache: String = Self.cache, watched: Duration = .seconds(60)) {
    let configuration = liveConfiguration(cache: cache)
    let probe = Probe(searchPath: configuration.searchPath)
    let supervisor = try? JailSupervisor(executable: configuration.jail)
    grader = supervisor.map {
      Grader(
        configuration, .success($0), probe, ToolchainShelf(probe, cache: configuration.cache),
        limits: Self.limits(watched: watched))
    }
  }

  /// A bench with a cache of its own, but on the ground that the shared one has made, if it has.
  static func apart(cache: String) throws -> GradingBench {
    let manager = FileManager.default
    let (from, to) = ("\(Self.cache)/takehomes", "\(cache)/takehomes")
    try? manager.removeItem(atPath: to)
    try manager.createDirectory(atPath: to, withIntermediateDirectories: true)
    for name in GradeFiles.names(from) where name.hasPrefix("ground-") {
      try manager.copyItem(atPath: "\(from)/\(name)", toPath: "\(to)/\(name)")
    }
    return GradingBench(cache: cache)
  }

  static func lamps() throws -> TakeHome { try TakeHomeShelf(home: home).takeHome("lamps") }

  /// What a check of a folder tells; leaving the stream cancels it.
  func check(
    _ folder: URL, takeHome: TakeHome, scope: GradeJob.Scope = .everything,
    measuresCoverage: Bool = false
  ) throws -> AsyncThrowingStream<GradeEvent, any Error> {
    let grader = try #require(grader)
    let job = GradeJob(
      takeHome: takeHome, candidate: folder.path, kits: Self.home.appending(path: "Kits").path,
      scope: scope, measuresCoverage: measuresCoverage)
    return AsyncThrowingStream { continuation in
      let task = Task {
        do {
          try await grader.check(job) { continuation.yield($0) }
          continuation.finish()
        } catch {
          continuation.finish(throwing: error)
        }
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }

  /// Unpacks what was handed in.
  func unpack(_ bytes: [UInt8], to folder: String) async throws {
    try await #require(grader).unpack(bytes, to: folder)
  }

  /// Grades the reference after a change.
  func grade(
    starting folder: String = "LampsApp", takeHome: TakeHome? = nil,
    scope: GradeJob.Scope = .everything, measuresCoverage: Bool = false,
    _ change: (Candidate) async throws -> Void = { _ in }
  ) async throws -> Told {
    let takeHome = try takeHome ?? Self.lamps()
    return try await withTemporaryFolder { place in
      let candidate = Candidate(folder: place.appending(path: "answer"))
      try FileManager.default.copyItem(
        atPath: "\(takeHome.folder)/\(folder)", toPath: candidate.folder.path)
      try await change(candidate)
      var told = Told(
        report: GradeReport(
          takeHome: "", score: -1, areas: [], stages: [], lost: [], tests: [], mutants: [],
          diagnostics: []), stages: [:], events: [])
      for try await event in try check(
        candidate.folder, takeHome: takeHome, scope: scope, measuresCoverage: measuresCoverage)
      {
        told.events.append(event)
        if case .finished(let report) = event { told.report = report }
        if case .ended(let stage) = event { told.stages[stage.kind] = stage }
      }
      return told
    }
  }

  /// A package to change before it is graded.
  struct Candidate {
    var folder: URL

    func write(_ path: String, _ text: String) throws {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }

    func move(_ path: String, _ other: String) throws {
      let place = folder.appending(path: other)
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      for name in try FileManager.default.contentsOfDirectory(
        atPath: folder.appending(path: path).path)
      {
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        try FileManager.default.moveItem(
          at: folder.appending(path: "\(path)/\(name)"), to: place.appending(path: name))
      }
      try FileManager.default.removeItem(at: folder.appending(path: path))
    }

    /// Lays the kits beside the sources, as a start does.
    func bringKits() throws {
      let kits = GradingBench.home.appending(path: "Kits/Sources")
      try FileManager.default.createDirectory(
        at: folder.appending(path: "Kits"), withIntermediateDirectories: true)
      try FileManager.default.copyItem(at: kits, to: folder.appending(path: "Kits/Sources"))
      try write(
        "Kits/Package.swift",
        """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(
          name: "Kits", products: [.library(name: "TallyKit", targets: ["TallyKit"])],
          targets: [.target(name: "TallyKit")])
        """)
      try replace("Package.swift", "../../../Kits", "Kits")
    }

    func replace(_ path: String, _ find: String, _ replacement: String) throws {
      let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
      try #require(text.contains(find))
      try write(path, text.replacing(find, with: replacement))
    }
  }
}

extension GradeReport {
  func area(_ kind: Area.Kind) -> Area? { areas.first { $0.kind == kind } }
}
