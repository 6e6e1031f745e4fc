#if os(Linux)
  import Foundation
  import Glibc
  import Testing

  @testable import Judge

  /// The machine's own tools, such as the compiler that builds a prelude, do not outlive whoever asked.
  @Suite(.timeLimit(.minutes(20)))
  struct LeashTests {
    private let probe = Probe(searchPath: "/usr/bin:/bin", leash: JailBench.executable)

    @Test func `a tool on the leash is the tool`() async throws {
      let answer = try #require(
        await probe.ask("sh", ["-c", "echo $0 $1; echo no >&2; exit 3", "one", "two"]))
      #expect(answer.output == "one two\n")
      #expect(answer.errors == "no\n")
      #expect(!answer.isSuccess)
      #expect(await probe.ask("true", [])?.isSuccess == true)
    }

    @Test func `a tool that nobody waits for any longer ends with all that it started`()
      async throws
    {
      let mark = "1000.\(UInt32.random(in: 1...UInt32.max))"
      let task = Task {
        await probe.ask("sh", ["-c", "setsid sleep \(mark) & sleep \(mark); true"])
      }
      try await eventually { Residue.processes(naming: mark).count >= 3 }
      task.cancel()
      _ = await task.value
      try await eventually { Residue.processes(naming: mark).isEmpty }
    }

    @Test(arguments: [SIGKILL, SIGTERM])
    func `a tool ends with the process that asked for it, however that ends`(
      signal: Int32
    ) async throws {
      let mark = "1000.\(UInt32.random(in: 1...UInt32.max))"
      // A shell stands for the server; what it starts has a process of its own below it.
      let task = Task {
        await Probe(searchPath: "/usr/bin:/bin").ask(
          "sh",
          [
            "-c", "\(JailBench.executable) leash $$ /bin/sh -c 'sleep \(mark); true' & wait", mark,
          ])
      }
      try await eventually { Residue.processes(naming: "sleep\0\(mark)").count == 1 }
      let all = Residue.processes(naming: mark).compactMap(Int32.init)
      let server = try #require(
        all.first { Residue.child(of: $0, naming: "leash") != nil })
      kill(server, signal)
      try await eventually { Residue.processes(naming: mark).isEmpty }
      _ = await task.value
    }
  }
#endif
