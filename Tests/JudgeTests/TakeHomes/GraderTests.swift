import Domain
import Foundation
import Testing

@testable import Judge

@Suite(
  .timeLimit(.minutes(20)),
  .enabled("needs control groups (L4)") { try await JailBench.reaches(.L4) })
struct GraderTests {
  private let bench = GradingBench.shared

  @Test func `the reference gets a hundred, and every stage is told`() async throws {
    let told = try await bench.grade()
    #expect(told.report.score == 100)
    #expect(told.report.lost == [])
    #expect(told.report.tests.count == 6)
    #expect(told.report.mutants.map(\.isKilled) == [true, true, true, true])
    #expect(told.report.stages.map(\.kind) == GradeStage.allCases.filter { $0 != .coverage })
    let tests = told.events.count { if case .test = $0 { true } else { false } }
    #expect(tests == told.report.tests.count)
  }

  @Test func `the starter gets little, and each loss says why`() async throws {
    let report = try await bench.grade(starting: "Starter").report
    #expect(report.score < 40)
    let reasons = Dictionary(uniqueKeysWithValues: report.lost.map { ($0.id, $0.reason) })
    #expect(reasons["L1"]?.contains("a lamp is switched") == true)
    #expect(reasons["L3"]?.contains("a name that the brief promises") == true)
    #expect(report.lost.allSatisfy { !$0.reason.contains("hidden/") })
    #expect(reasons["no-force-unwrap"]?.contains("Sources/LampsDomain/Lamp.swift:10") == true)
    #expect(reasons["own-tests"]?.contains("0 of 4") == true)
  }

  @Test(arguments: try GradingBench.lamps().mutants.filter { $0.loses != nil && !$0.isSwitched })
  func `the reference with one defect loses that defect's points and no other`(
    mutant: TakeHome.Mutant
  ) async throws {
    let report = try await bench.grade(scope: .withoutOwnTests) { candidate in
      let path = "Sources/\(mutant.file)"
      let text = try String(contentsOf: candidate.folder.appending(path: path), encoding: .utf8)
      try candidate.write(path, try mutant.applied(to: text))
    }.report
    #expect(report.lost.map(\.id) == mutant.loses)
  }

  @Test(arguments: try GradingBench.lamps().mutants.filter { $0.loses != nil && $0.isSwitched })
  func `a defect that is switched on loses the same points without a build`(
    mutant: TakeHome.Mutant
  ) async throws {
    let told = try await bench.grade(scope: .switched(mutant))
    #expect(told.report.lost.map(\.id) == mutant.loses)
    #expect(told.stages[.build] == nil)
    #expect(told.report.tests.count == 5)
  }

  @Test func `a part of a check is out of its own points, and runs nothing else`() async throws {
    let takeHome = try GradingBench.lamps()
    let line = try #require(GradePart(only: "L1", of: takeHome))
    let told = try await bench.grade(starting: "Starter", scope: .part(line))
    #expect(Set(told.report.areas.map(\.kind)) == line.areas)
    #expect(Set(told.report.lost.map(\.id)).isSubset(of: line.lines))
    #expect(told.report.lost.contains { $0.id == "L1" })
    #expect(told.stages[.ownTests]?.outcome == .skipped)
    #expect(told.stages[.history]?.outcome == .skipped)
    let build = try await bench.grade(scope: .part(GradePart(stage: .build, of: takeHome)))
    #expect(build.report.areas.isEmpty && build.report.tests.isEmpty)
    #expect(build.stages[.build]?.outcome == .passed)
  }

  @Test func `views stand beside the hundred, whatever becomes of them`() async throws {
    let broken = try await bench.grade {
      try $0.write("Sources/LampsViews/Render.swift", "public func render() -> Int { \"\" }\n")
    }.report
    #expect(broken.score == 100)
    #expect(broken.lost.map(\.id) == ["L4"])
    #expect(broken.lost.first?.reason.contains("Sources/LampsViews/Render.swift:1") == true)
    let hooked = try await bench.grade {
      try $0.write(
        "Sources/LampsViews/Hook.swift", "@_cdecl(\"write\") public func write() -> Int { 0 }\n")
    }.report
    #expect(hooked.lost.map(\.id) == ["L4"])
    let without = try await bench.grade {
      try $0.replace(
        "Package.swift", "name: \"LampsViews\"",
        "name: \"LampsLooks\", path: \"Sources/LampsViews\"")
    }
    #expect(without.report.score == 100)
    #expect(without.report.areas.map(\.kind).contains(.views) == false)
    #expect(without.stages[.views] == nil)
    let part = GradePart(stage: .views, of: try GradingBench.lamps())
    let alone = try await bench.grade(scope: .part(part)).report
    #expect(alone.areas == [.init(kind: .views, points: 20, outOf: 20)])
    #expect(alone.score == 100)
  }

  @Test func `what own tests reach is counted on own sources, and what fails there is said`()
    async throws
  {
    let told = try await bench.grade(measuresCoverage: true) {
      try $0.write(
        "Sources/LampsDomain/Dimmer.swift",
        """
        public struct Dimmer {
          public func up() -> Int {
            1
          }
        }
        """)
      try $0.replace("Sources/LampsPresentation/PanelText.swift", "All dark", "Dark")
    }
    let counts = told.report.coverage.reduce(into: [:]) { $0[$1.path] = ($1.reached, $1.lines) }
    #expect(counts["Sources/LampsDomain/Dimmer.swift"] ?? (9, 9) == (0, 3))
    let lamp = try #require(counts["Sources/LampsDomain/Lamp.swift"])
    #expect(lamp.0 == lamp.1 && lamp.1 > 0)
    #expect(counts.keys.allSatisfy { $0.hasPrefix("Sources/Lamps") })
    // They pass on the model answer, so no point is lost for them.
    #expect(told.report.lost.map(\.area) == [.requirements, .views])
    #expect(told.stages[.coverage]?.note == "On your own sources “a panel counts” fails.")
    #expect(told.stages[.coverage]?.outcome == .failed)
  }

  @Test func `without a jail hidden tests run, and what needs the jail is not judged`()
    async throws
  {
    let report = try await bench.grade(scope: .plain) {
      try $0.bringKits()
      // What suites share does not compile with it, nor do those that need that.
      try $0.replace("Sources/LampsDomain/Panel.swift", "public init()", "public init(size: Int)")
    }.report
    #expect(report.diagnostics == [])
    #expect(report.lost.map(\.id) == ["L2", "L3", "panel-hammer"])
    #expect(report.lost.first?.reason == "It doesn't compile with your sources.")
    #expect(Set(report.tests.map(\.suite)) == ["LampTests"])
    #expect(report.areas.map(\.unjudged).contains("Tests only, not jailed."))
  }

  @Test func `without a jail a test that never ends is stopped, and so is its process`()
    async throws
  {
    let cache = "\(GradingBench.cache)-plain"
    let report = try await GradingBench.apart(cache: cache).grade(scope: .plain) {
      try $0.bringKits()
      try $0.replace(
        "Sources/LampsDomain/Lamp.swift", "Lamp(isOn: !isOn)", "{ () -> Lamp in while true {} }()")
    }.report
    #expect(report.diagnostics == [])
    let test = try #require(report.tests.first { $0.status == .missing })
    #expect(test.message == "It didn't end in time and was stopped.")
    let running = GradeFiles.names("/proc").compactMap { name in
      try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(name)/exe")
    }
    #expect(running.filter { $0.hasPrefix("\(cache)/takehomes/plain/") } == [])
  }

  @Test func `a formatter finds the zone of another place`() async throws {
    let report = try await bench.grade(scope: .withoutOwnTests) { candidate in
      try candidate.replace(
        "Sources/LampsDomain/Lamp.swift", "Lamp(isOn: !isOn)",
        "Lamp(isOn: hourInAuckland() == \"12\" ? !isOn : isOn)")
      try candidate.write(
        "Sources/LampsDomain/Zone.swift",
        """
        import Foundation

        func hourInAuckland() -> String {
          let formatter = DateFormatter()
          formatter.timeZone = TimeZone(identifier: "Pacific/Auckland")
          formatter.dateFormat = "HH"
          return formatter.string(from: Date(timeIntervalSince1970: 0))
        }
        """)
    }.report
    #expect(report.lost == [])
  }

  @Test func `without a defect switched on nothing is lost`() async throws {
    let none = TakeHome.Mutant(id: "none", defect: "", file: "", find: "", replace: "")
    #expect(try await bench.grade(scope: .switched(none)).report.lost == [])
  }

  @Test func `what was compiled once is not compiled again, unless it changed`() async throws {
    let cache = "\(GradingBench.cache)-shelf"
    let bench = try GradingBench.apart(cache: cache)
    let shelf = "\(cache)/takehomes/compiled"
    _ = try await bench.grade(scope: .withoutOwnTests)
    let first = Set(GradeFiles.names(shelf))
    _ = try await bench.grade(scope: .withoutOwnTests)
    #expect(Set(GradeFiles.names(shelf)) == first)
    let report = try await bench.grade(scope: .withoutOwnTests) {
      try $0.replace("Sources/LampsDomain/Lamp.swift", "Lamp(isOn: !isOn)", "Lamp(isOn: isOn)")
    }.report
    #expect(report.lost.map(\.id) == ["L1", "L3"])
    // Its interface is the same: the layer is compiled, plain and watched, and no hidden suite.
    #expect(Set(GradeFiles.names(shelf)).subtracting(first).count <= 3)
  }

  @Test func `tests that found every defect do not run again until they change`() async throws {
    let cache = "\(GradingBench.cache)-finds"
    let bench = try GradingBench.apart(cache: cache)
    let shelf = "\(cache)/takehomes/compiled"
    func finds() -> Int {
      GradeFiles.names(shelf).count { GradeFiles.names("\(shelf)/\($0)").isEmpty }
    }
    let first = try await bench.grade().report.mutants
    #expect(first.allSatisfy { $0.isKilled })
    #expect(finds() == 1)
    let second = try await bench.grade().report.mutants
    #expect(second == first)
    #expect(finds() == 1)
    let weaker = try await bench.grade {
      try $0.replace(
        "Tests/LampsAppTests/LampTests.swift", "== \"All dark\"", "!= \"1 lamp is on\"")
    }.report.mutants
    #expect(weaker.filter { !$0.isKilled }.map(\.id) == ["silent"])
    #expect(finds() == 1)
  }

  @Test func `what does not compile is told, and the rest is judged still`() async throws {
    let report = try await bench.grade {
      try $0.replace("Sources/LampsDomain/Lamp.swift", "Lamp(isOn: !isOn)", "Lamp(isOff: isOn)")
    }.report
    #expect(report.diagnostics.first?.contains("Sources/LampsDomain/Lamp.swift:7") == true)
    #expect(report.areas.map(\.points) == [0, 6, 20, 4, 0])
    #expect(report.findings.map { $0.lines.count } == [report.lost.count])
    #expect(report.tests.allSatisfy { $0.status == .missing })
  }

  @Test func `a missing layer is named`() async throws {
    let report = try await bench.grade {
      try FileManager.default.removeItem(
        at: $0.folder.appending(path: "Sources/LampsPresentation"))
    }.report
    #expect(report.diagnostics == ["There is no Swift file in Sources/LampsPresentation."])
    #expect(report.stages.first { $0.kind == .copy }?.outcome == .failed)
  }

  @Test func `a shared file that does not compile fails those alone that need it`() async throws {
    let report = try await bench.grade {
      try $0.replace("Sources/LampsDomain/Panel.swift", "public init()", "public init(size: Int)")
    }.report
    #expect(report.lost.map(\.id) == ["L2", "L3", "panel-hammer", "L4"])
    #expect(report.lost[0].reason.contains("a name that the brief promises"))
    #expect(report.lost.allSatisfy { !$0.reason.contains("hidden/") })
  }

  @Test func `a correct mutex is no race`() async throws {
    let report = try await bench.grade {
      try $0.write(
        "Sources/LampsDomain/Panel.swift",
        """
        import Synchronization

        public final class Panel: Sendable {
          private let lit = Mutex([Int]())

          public init() {}

          public var count: Int { lit.withLock { $0.count } }

          public func add(_ lamp: Lamp) { if lamp.isOn { lit.withLock { $0.append(1) } } }
        }
        """)
    }.report
    #expect(report.lost == [])
  }

  @Test func `own tests that do not fit the promised names are named, the others count`()
    async throws
  {
    let told = try await bench.grade {
      try $0.write(
        "Tests/LampsAppTests/OwnNames.swift",
        "import LampsDomain\nimport Testing\n@Test func mine() { _ = Lamp.dimmed }\n")
      try $0.replace("Package.swift", ".systemLibrary(", ".target(")
      try $0.write("Tests/LampsAppTests/Elsewhere.swift", "import LampsCSQLite\n")
      try $0.write(
        "Tests/LampsAppTests/Wrong.swift",
        "import LampsDomain\nimport Testing\n@Test func odd() { #expect(Lamp(isOn: false).isOn) }\n"
      )
    }
    #expect(told.report.score == 100)
    let note = told.stages[.ownTests]?.note ?? ""
    #expect(note.contains("Elsewhere.swift was left out: it imports LampsCSQLite"))
    #expect(note.contains("Tests/LampsAppTests/OwnNames.swift was left out"))
    #expect(note.contains("odd() fails on the reference"))
  }

  @Test func `without tests nothing is earned for them`() async throws {
    let report = try await bench.grade {
      try FileManager.default.removeItem(at: $0.folder.appending(path: "Tests"))
    }.report
    #expect(report.areas[2].points == 0)
    #expect(report.lost.map(\.id) == ["own-tests"])
  }

  @Test func `a mutant that does not fit the reference is an error that names it`() async throws {
    var takeHome = try GradingBench.lamps()
    takeHome.mutants[0].find = "isOn.negated"
    let error = MutationError.notUnique(
      mutant: takeHome.mutants[0].id, file: takeHome.mutants[0].file, times: 0)
    await #expect(throws: error) { _ = try await bench.grade(takeHome: takeHome) }
  }

  @Test func `a suite that the reference fails is an error of ours`() async throws {
    var takeHome = try GradingBench.lamps()
    takeHome.requirements[0].suites.append("NoSuchSuite")
    let error = await #expect(throws: JudgeError.self) {
      _ = try await bench.grade(takeHome: takeHome)
    }
    #expect("\(try #require(error))".contains("NoSuchSuite"))
  }

  @Test func `leaving ends everything and leaves nothing behind`() async throws {
    let cache = "\(GradingBench.cache)-left"
    let bench = GradingBench(cache: cache)
    let takeHome = try GradingBench.lamps()
    let folder = URL(filePath: takeHome.reference)
    for try await event in try bench.check(folder, takeHome: takeHome) {
      if case .began(.build) = event { break }
    }
    // The next check waits in line until the one that was left is gone.
    _ = try await bench.grade()
    #expect(GradeFiles.names("\(cache)/takehomes/runs").isEmpty)
  }
}
