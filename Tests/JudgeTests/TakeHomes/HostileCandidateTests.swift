import Domain
import Foundation
import TestSupport
import Testing

@testable import Judge

@Suite(
  .timeLimit(.minutes(20)),
  .enabled("needs control groups (L4)") { try await JailBench.reaches(.L4) })
struct HostileCandidateTests {
  private let bench = GradingBench.shared
  private let lamp = "Sources/LampsDomain/Lamp.swift"
  private let right = "Lamp(isOn: !isOn)"

  @Test func `a manifest runs in the jail alone`() async throws {
    try await withTemporaryFolder { folder in
      let trace = folder.appending(path: "ran").path
      let told = try await bench.grade {
        try $0.write(
          "Package.swift",
          """
          // swift-tools-version: 6.2
          import Foundation
          import PackageDescription
          FileManager.default.createFile(atPath: "\(trace)", contents: nil)
          let package = Package(name: "LampsApp", targets: [.target(name: "Elsewhere")])
          """)
      }
      #expect(!FileManager.default.fileExists(atPath: trace))
      #expect(told.report.score == 100)
      #expect(told.stages[.copy]?.note?.contains("names no target") == true)
    }
  }

  @Test(arguments: [
    ("exit(0)", "exit status 0"), ("fatalError(\"gone\")", "gone"), ("while true {}", "in time"),
    ("kill(getpid(), SIGKILL)", "crashed"), ("raise(SIGSTOP)", "in time"),
  ])
  func `an answer that ends or holds the process loses its points with the reason`(
    statement: String, reason: String
  ) async throws {
    let report = try await bench.grade {
      try $0.replace(lamp, right, "{ \(statement); return self }()")
      try $0.replace(lamp, "/// Gives", "import Foundation\n/// Gives")
    }.report
    #expect(report.lost.map(\.id) == ["L1", "L3"])
    #expect(report.lost[0].reason.contains(reason))
    #expect(report.tests.contains { $0.status == .missing })
  }

  @Test func `records that an answer writes itself prove nothing`() async throws {
    let report = try await bench.grade {
      try $0.replace(lamp, right, "{ forge(); return self }()")
      try $0.write(
        "Sources/LampsDomain/Forge.swift",
        """
        import Foundation

        func forge() {
          let id = "Hidden.LampTests/`a lamp is switched back`()/LampTests.swift:10:4"
          for kind in ["testStarted", "testEnded"] {
            let line = #"{"kind":"event","payload":{"kind":"\\#(kind)","testID":"\\#(id)"}}"# + "\\n"
            for file in [1, 2, 64, 65] as [Int32] { _ = write(file, line, line.utf8.count) }
          }
          exit(0)
        }
        """)
    }.report
    #expect(report.lost.map(\.id) == ["L1", "L3"])
  }

  @Test func `a build that would never end is stopped and named`() async throws {
    let report = try await bench.grade {
      let sum = (0..<40).map { "[\($0): [\"a\": \($0)]].mapValues { $0.values.first ?? 1.5 }" }
      try $0.write("Sources/LampsDomain/Bomb.swift", "let bomb = \(sum.joined(separator: " + "))\n")
    }.report
    #expect(report.areas[0].points == 0)
    #expect(report.diagnostics.count > 0)
  }

  @Test func `nothing outside its folder is read or written`() async throws {
    try await withTemporaryFolder { folder in
      let secret = folder.appending(path: "secret.swift")
      try Data("let leaked = 1".utf8).write(to: secret)
      let trace = folder.appending(path: "written").path
      let told = try await bench.grade {
        try FileManager.default.createSymbolicLink(
          atPath: $0.folder.appending(path: "Sources/LampsDomain/Secret.swift").path,
          withDestinationPath: secret.path)
        try $0.replace(lamp, right, "{ touch(); return \(right) }()")
        try $0.write(
          "Sources/LampsDomain/Touch.swift",
          """
          import Foundation

          func touch() {
            for path in ["\(trace)", "/focus/run/x", "/focus/template/facts.json", "/toolchain/x"] {
              precondition(open(path, O_WRONLY | O_CREAT, 0o644) < 0)
            }
            precondition(open("\(secret.path)", O_RDONLY) < 0)
          }
          """)
      }
      #expect(!FileManager.default.fileExists(atPath: trace))
      #expect(told.report.score == 100)
      #expect(told.stages[.copy]?.note?.contains("Secret.swift was left out") == true)
    }
  }

  @Test(arguments: [
    ("exit(0)", "exit status 0"),
    ("while true { _ = malloc(1 << 20).map { memset($0, 1, 1 << 20) } }", "memory"),
    ("while true {}", "in time"),
    (
      "for _ in 0..<100_000 { var id = pid_t(); posix_spawn(&id, \"/proc/self/exe\", nil, nil, "
        + "CommandLine.unsafeArgv, environ) }", "Test"
    ),
  ])
  func `hostile tests earn nothing, are named and harm nobody`(
    statement: String, reason: String
  ) async throws {
    let told = try await bench.grade {
      try $0.write(
        "Tests/LampsAppTests/LampTests.swift",
        "import Foundation\nimport Testing\n@Test func hostile() { \(statement) }\n")
    }
    #expect(told.report.areas.map(\.points) == [50, 20, 0, 4, 20])
    let note = told.stages[.ownTests]?.note ?? told.report.lost.last?.reason ?? ""
    #expect(reason == "Test" || note.contains(reason))
  }
}
