import Domain
import Foundation
import Testing

@testable import Judge

/// No trick wins a point, crashes the grader or gets words that mislead.
@Suite(
  .timeLimit(.minutes(30)),
  .enabled("needs control groups (L4)") { try await JailBench.reaches(.L4) })
struct CheatTests {
  private static let lamp = "Sources/LampsDomain/Lamp.swift"
  private static let panel = "Sources/LampsDomain/Panel.swift"
  private let bench = GradingBench(watched: .seconds(8))

  /// A quarter, another one each day; all with `FOCUS_ALL_CHEATS`, as `make verify-all` has it.
  private static var chosen: [Cheat] {
    guard ProcessInfo.processInfo.environment["FOCUS_ALL_CHEATS"] == nil else { return Cheat.all }
    let day = Int(Date().timeIntervalSince1970) / 86400
    return Cheat.all.enumerated().filter { $0.offset % 4 == day % 4 }.map(\.element)
  }

  @Test func `there are at least thirty, each with a name of its own`() {
    #expect(Set(Cheat.all.map(\.name)).count == Cheat.all.count)
    #expect(Cheat.all.count >= 30)
  }

  @Test(arguments: chosen) func `it wins nothing`(_ cheat: Cheat) async throws {
    let told = try await bench.grade(scope: cheat.scope) { candidate in
      switch cheat.ground {
      case .darkLamps:
        try candidate.replace(Self.lamp, "Lamp(isOn: !isOn)", "{ \(cheat.call)\nreturn self }()")
      case .racingPanel:
        try candidate.replace(
          Self.panel, "_ = changes.raise()",
          "_ = changes.raise()\n    \(cheat.call)\n    noise += 1")
        try candidate.replace(
          Self.panel, "private var lit = 0", "private var lit = 0\n  private var noise = 0")
      case .emptyTests: break
      }
      for (path, text) in cheat.files { try candidate.write(path, text) }
    }
    let report = told.report
    let lost = report.lost.map(\.id)
    switch cheat.ground {
    case .darkLamps:
      #expect(lost.contains("L1") && lost.contains("L3"))
      #expect(report.areas[0].points <= 20)
    case .racingPanel: #expect(lost.contains("panel-hammer"))
    case .emptyTests:
      #expect(report.areas[2].points == 0)
      #expect(report.areas[0].points == 50)
    }
    let words = report.lost.map(\.reason) + told.stages.values.compactMap(\.note)
    if let reason = cheat.reason {
      #expect(words.contains { $0.contains(reason) }, "\(words.joined(separator: " | "))")
    }
    #expect(
      words.allSatisfy { text in
        text.count < 4000
          && !text.unicodeScalars.contains { $0.properties.generalCategory == .control }
      })
  }

  @Test func `a right answer may call its own things as the helpers are called`() async throws {
    let told = try await bench.grade(scope: .withoutOwnTests) {
      try $0.write(
        "Sources/LampsDomain/Names.swift",
        """
        public enum Lab { public static func panel(lit: Int) -> Int { lit } }
        public struct Canary {}
        public func eventually(_ lit: Int) -> Int { lit }
        public func settle() {}
        public func dollars(_ id: Int, _ name: String) -> String { name }
        func panel(lit: Int) -> Panel { Panel() }
        extension Lamp { public static func != (a: Lamp, b: Lamp) -> Bool { a.isOn != b.isOn } }
        """)
    }
    #expect(told.report.lost.filter { $0.area == .requirements || $0.area == .safety } == [])
  }
}

extension Cheat {
  /// What of a check it takes to see it fail.
  fileprivate var scope: GradeJob.Scope {
    if case .emptyTests = ground { .everything } else { .withoutOwnTests }
  }
}
