import Domain
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import focus

@Suite struct DoctorTests {
  private func runner(_ level: String, _ toolchains: [RunnerStatus.Toolchain] = []) -> Runner {
    let steps = [
      RunnerStatus.Step(name: "user namespace", works: true),
      RunnerStatus.Step(
        name: "cgroups", works: false, remedy: "Delegate a cgroup to this user."),
    ]
    let status = RunnerStatus(level: level, steps: steps, toolchains: toolchains)
    return Runner(judge: Runner.accepting.judge, status: { status })
  }

  @Test func `it shows what works and how to mend the rest`() async throws {
    let python = RunnerStatus.Toolchain(
      language: .python, version: "Python 3.12.1", path: "/usr/bin/python3")
    try await withTerminal(runner: runner("L4", [python])) { terminal in
      let report = await terminal.run("doctor")
      #expect(report.status == 0)
      for words in [
        "Python 3.12.1", "level L4", "works user namespace", "lacks cgroups",
        "→ Delegate a cgroup to this user.", terminal.data.path, terminal.cache.path,
        "1 in the catalogue",
      ] {
        #expect(report.output.contains(words), "\(words)")
      }
    }
  }

  @Test(arguments: [
    (
      RunnerStatus.Recorder(language: .swift, isReady: true), "Swift's recorder is ready\n"
    ),
    (
      .init(
        language: .swift, isReady: false,
        build: RecorderBuild(part: 2, parts: 4, seconds: 12, expectedSeconds: 52)),
      "Swift's recorder: Building the recorder, once for this toolchain: part 2 of 4, 12 s so far, "
        + "about 40 s left…\n"
    ),
    (
      .init(language: .swift, isReady: false, expectedSeconds: 118),
      "Swift's recorder isn't built yet\n            → focus serve builds it in the background, "
        + "and the first trace waits for it, about 2 min. To build it now: focus doctor --prepare\n"
    ),
  ])
  func `it says whether programs can be recorded at once`(
    recorder: RunnerStatus.Recorder, words: String
  ) async throws {
    let status = RunnerStatus(level: "L4", steps: [], toolchains: [], recorders: [recorder])
    try await withTerminal(runner: Runner(judge: Runner.accepting.judge, status: { status })) {
      terminal in
      #expect(await terminal.run("doctor").output.contains(words))
    }
  }

  @Test func `it builds what the first run would wait for, if asked`() async throws {
    let isPrepared = Mutex(false)
    let runner = Runner(
      judge: Runner.accepting.judge,
      status: {
        RunnerStatus(level: isPrepared.withLock(\.self) ? "L4" : "L0", steps: [], toolchains: [])
      },
      prepare: { isPrepared.withLock { $0 = true } })
    try await withTerminal(runner: runner) { terminal in
      #expect(await terminal.run("doctor").status == 1)
      #expect(await terminal.run(["doctor", "--prepare"]).status == 0)
    }
  }

  @Test func `a weak jail or a missing language is a negative answer`() async throws {
    let missing = RunnerStatus.Toolchain(
      language: .swift, version: nil, path: "", remedy: "Install Swift 6.")
    for runner in [runner("L0"), runner("L4", [missing])] {
      try await withTerminal(runner: runner) { terminal in
        #expect(await terminal.run("doctor").status == 1)
      }
    }
  }

  @Test func `a language that nobody needs may be missing, and says how to get it`() async throws {
    let missing = RunnerStatus.Toolchain(
      language: .rust, version: nil, path: "", remedy: "Install it: `apt-get install rustc`.")
    try await withTerminal(runner: runner("L4", [missing])) { terminal in
      let report = await terminal.run("doctor")
      #expect(report.status == 0)
      #expect(report.output.contains("Rust        not installed\n"))
      #expect(report.output.contains("→ Install it: `apt-get install rustc`."))
    }
  }

  @Test func `a language is listed with its libraries, and with what to do about missing ones`()
    async throws
  {
    let swift = RunnerStatus.Toolchain(
      language: .swift, version: "Swift 6.3", path: "/usr", remedy: "Build Numerics.",
      libraries: ["Collections 1.6.0", "Algorithms 1.2.1"])
    try await withTerminal(runner: runner("L4", [swift])) { terminal in
      let report = await terminal.run("doctor")
      #expect(report.status == 0)
      #expect(
        report.output.contains(
          """
          Swift       Swift 6.3, /usr
                      with Collections 1.6.0, Algorithms 1.2.1
                      → Build Numerics.
          """))
    }
  }

  @Test func `what is kept warm is told with its memory`() async throws {
    let worker = RunnerStatus.Worker(
      language: .python, purpose: "run", runs: 1, memoryBytes: 31 << 20)
    let status = RunnerStatus(level: "L4", steps: [], toolchains: [], workers: [worker, worker])
    try await withTerminal(runner: Runner(judge: Runner.accepting.judge, status: { status })) {
      let report = await $0.run("doctor")
      #expect(report.output.contains("Warm        2 workers, 62 MB"))
      #expect(report.output.contains("Python, run: 31 MB, 1 run\n"))
    }
  }

  @Test func `cleaning empties the cache and says how much that was`() async throws {
    try await withTerminal { terminal in
      _ = await terminal.run("doctor")
      let file = terminal.cache.appending(path: "compiled/a")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(count: 3 << 20).write(to: file)
      let cleaned = await terminal.run("doctor", "--clean")
      #expect(cleaned.output.contains("Freed 3.0 MB"))
      #expect(!FileManager.default.fileExists(atPath: file.path))
    }
  }

  @Test func `a folder that Focus did not make is never emptied`() async throws {
    try await withTerminal { terminal in
      let cache = terminal.folder.appending(path: "somebody-elses")
      try FileManager.default.createDirectory(at: cache, withIntermediateDirectories: true)
      try Data("mine".utf8).write(to: cache.appending(path: "thesis.txt"))
      CacheFolder(url: cache).prepare()
      #expect(throws: CommandError.notOurCache(folder: cache.path)) {
        try CacheFolder(url: cache).clean()
      }
      #expect(
        FileManager.default.fileExists(atPath: cache.appending(path: "thesis.txt").path))
    }
  }
}
