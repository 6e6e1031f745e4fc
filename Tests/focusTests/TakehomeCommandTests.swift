import Domain
import Foundation
@testable import InterviewsFeature
import Synchronization
import Testing
import TestSupport

@testable import focus

@Suite(.timeLimit(.minutes(20))) struct TakehomeCommandTests {
  private static let project = """
    slug: tiny
    name: Tiny
    summary: A small project.
    minutes: 90
    layers: [{name: TinyDomain}]
    requirements: [{id: T1, title: First, points: 50, suites: [FirstTests]}]
    safety: [{id: no-force, title: Nothing forced, points: 20, lint: force-unwrap}]
    """

  /// A terminal whose home has one small project.
  private func withProject(
    _ grading: TakeHomeGrading = .giving(.sample), isTerminal: Bool = false,
    _ body: @escaping @Sendable (TestTerminal) async throws -> Void
  ) async throws {
    try await withTerminal(isTerminal: isTerminal) { terminal in
      var terminal = terminal
      terminal.grading = grading
      for (path, text) in [
        "takehome.yml": Self.project, "BRIEF.md": "# Tiny\n\n- **T1** First\n",
        "Hidden/FirstTests.swift": "struct FirstTests {}",
        "Starter/Package.swift": "// tools",
        "Starter/Sources/TinyDomain/Tiny.swift": "let tiny = 1",
      ] {
        let file = terminal.home.appending(path: "TakeHomes/Tiny/\(path)")
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
      }
      try await body(terminal)
    }
  }

  @Test func `projects are listed, and an empty home says so`() async throws {
    try await withProject { terminal in
      let list = await terminal.run("takehome", "list")
      #expect(list.status == 0)
      #expect(list.output.contains("tiny  A small project.\n"))
      #expect(list.output.contains("about 1 hour 30 minutes, not checked yet"))
    }
    try await withTerminal { terminal in
      let list = await terminal.run("takehome", "list")
      #expect(list.status == 1)
      #expect(list.output.contains("no take-home projects"))
    }
  }

  @Test func `a start writes the folder, commits it and says what follows`() async throws {
    try await withProject { terminal in
      let folder = terminal.folder.appending(path: "work").path
      let started = await terminal.run("takehome", "start", "tiny", "--out", folder)
      #expect(started.status == 0)
      #expect(started.output.contains("Tiny is in \(folder): the starter and BRIEF.md."))
      #expect(started.output.contains("focus takehome check ."))
      #expect(
        FileManager.default.fileExists(atPath: "\(folder)/Sources/TinyDomain/Tiny.swift"))
      let commit = "\(folder)/.git/refs/heads"
      if started.output.contains("Its first commit is made.") {
        let branches = try FileManager.default.contentsOfDirectory(atPath: commit)
        #expect(branches.count == 1)
      } else {
        #expect(started.output.contains("Git isn't installed"))
      }
      let again = await terminal.run("takehome", "start", "tiny", "--out", folder)
      #expect(again.status == 2)
      #expect(again.errors.contains("already exists; nothing was written"))
      // The learner's data is no business of it.
      #expect(!FileManager.default.fileExists(atPath: "\(terminal.data.path)/focus.sqlite"))
    }
  }

  @Test func `a start in a folder with files of one's own commits none of them`() async throws {
    try await withProject { terminal in
      let folder = terminal.folder.appending(path: "work")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try "secret".write(
        to: folder.appending(path: ".env"), atomically: true, encoding: .utf8)
      let started = await terminal.run("takehome", "start", "tiny", "--out", folder.path)
      #expect(started.status == 0)
      guard started.output.contains("Its first commit is made.") else { return }
      // What is committed is in git's index; its names stand there as they are.
      let index = try Data(contentsOf: folder.appending(path: ".git/index"))
      #expect(index.range(of: Data("Sources/TinyDomain/Tiny.swift".utf8)) != nil)
      #expect(index.range(of: Data(".gitignore".utf8)) != nil)
      #expect(index.range(of: Data(".env".utf8)) == nil)
    }
  }

  @Test func `an unknown project ends with status 2 and the nearest name`() async throws {
    try await withProject { terminal in
      let refused = await terminal.run("takehome", "start", "tny")
      #expect(refused.status == 2)
      #expect(refused.errors.contains("Did you mean tiny?"))
    }
  }

  @Test func `a check tells its stages and then the report`() async throws {
    try await withProject { terminal in
      let folder = terminal.folder.appending(path: "work").path
      _ = await terminal.run("takehome", "start", "tiny", "--out", folder)
      let checked = await terminal.run("takehome", "check", folder)
      #expect(checked.status == 1)
      #expect(checked.output.hasPrefix("Tiny: 71 of 100."))
      #expect(checked.output.contains("What cost points\n  −20"))
      #expect(checked.errors == "Preparing the model answer: done (12 ms)\n")
      #expect(await terminal.run("takehome", "check", folder, "--pass", "71").status == 0)
      let list = await terminal.run("takehome", "list")
      #expect(list.output.contains("last score 71 of 100"))
    }
  }

  @Test func `on a terminal one line tells what goes on`() async throws {
    try await withProject(isTerminal: true) { terminal in
      let folder = terminal.folder.appending(path: "work").path
      _ = await terminal.run("takehome", "start", "tiny", "--out", folder)
      let checked = await terminal.run("takehome", "check", folder)
      #expect(checked.errors.contains("\r\u{1B}[KHidden tests: 3 of 4…"))
      #expect(checked.errors.hasSuffix("\r\u{1B}[K"))
    }
  }

  @Test func `scripts get the report and exercism's results`() async throws {
    try await withProject(.giving(.whole)) { terminal in
      let folder = terminal.folder.appending(path: "work").path
      _ = await terminal.run("takehome", "start", "tiny", "--out", folder)
      let file = terminal.folder.appending(path: "results.json").path
      let checked = await terminal.run("takehome", "check", folder, "--json", "--results", file)
      #expect(checked.status == 0)
      let report = try Value(json: checked.output)
      #expect(report["score"] == 100)
      #expect(report["takeHome"] == "tiny")
      #expect(report["stages"] == [])
      #expect(report["lost"] == [])
      let results = try Value(json: Array(Data(contentsOf: URL(filePath: file))))
      #expect(results["version"] == 3)
      #expect(results["status"] == "pass")
    }
  }

  @Test func `a part of a check is asked for by its name and not kept`() async throws {
    let scopes = Mutex<[GradeJob.Scope]>([])
    let grading = TakeHomeGrading { job in
      scopes.withLock { $0.append(job.scope) }
      return TakeHomeGrading.giving(.sample).check(job)
    }
    try await withProject(grading) { terminal in
      let folder = terminal.folder.appending(path: "work").path
      _ = await terminal.run("takehome", "start", "tiny", "--out", folder)
      let one = await terminal.run("takehome", "check", folder, "--only", "t1")
      #expect(one.output.contains("This check isn't saved."))
      _ = await terminal.run("takehome", "check", folder, "--stage", "lints")
      let parts = scopes.withLock { $0 }.map { scope -> Set<String>? in
        if case .part(let part) = scope { part.lines } else { nil }
      }
      #expect(parts == [["T1"], ["no-force"]])
      #expect(await terminal.run("takehome", "list").output.contains("not checked yet"))
      let unknown = await terminal.run("takehome", "check", folder, "--only", "T7")
      #expect(unknown.status == 2)
      #expect(unknown.errors.contains("Write one of these: T1"))
      #expect(
        await terminal.run("takehome", "check", folder, "--only", "T1", "--stage", "build").status
          == 2)
    }
  }

  @Test func `a folder that is no answer is refused with status 2`() async throws {
    try await withProject { terminal in
      let missing = await terminal.run("takehome", "check", "/nowhere/at/all")
      #expect(missing.status == 2)
      let strange = terminal.folder.appending(path: "strange/Sources/Other")
      try FileManager.default.createDirectory(at: strange, withIntermediateDirectories: true)
      try Data("let a = 1".utf8).write(to: strange.appending(path: "A.swift"))
      let refused = await terminal.run(
        "takehome", "check", terminal.folder.appending(path: "strange").path)
      #expect(refused.status == 2)
      #expect(refused.errors.contains("Its Sources need the targets of Tiny"))
    }
  }

  @Test func `a grader in trouble ends with status 3`() async throws {
    try await withProject(.none) { terminal in
      let folder = terminal.folder.appending(path: "work").path
      _ = await terminal.run("takehome", "start", "tiny", "--out", folder)
      let failed = await terminal.run("takehome", "check", folder)
      #expect(failed.status == 3)
      #expect(failed.errors.contains("The check ended without a report."))
    }
  }

  @Test func `a pack that does not pass is not added, and none is removed unasked`() async throws {
    try await withProject { terminal in
      let pack = terminal.folder.appending(path: "mine")
      try FileManager.default.createDirectory(at: pack, withIntermediateDirectories: true)
      let home = terminal.home.appending(path: "TakeHomes")
      try FileManager.default.copyItem(at: home, to: pack.appending(path: "TakeHomes"))
      let taken = await terminal.run("takehome", "add", pack.path)
      #expect(taken.status != 0)
      #expect(taken.errors.contains("There is already a project called “tiny”."))
      try FileManager.default.removeItem(at: home)
      let failed = await terminal.run("takehome", "add", pack.path)
      #expect(failed.status == 1)
      #expect(failed.output.contains("Tiny wasn't added"))
      #expect(await terminal.run("takehome", "list").status == 1)
      let only = await terminal.run("takehome", "add", pack.path, "--only", "starter")
      #expect(only.errors.contains("a pack is added as a whole"))
      // As if it had passed.
      let place = terminal.data.appending(path: "packs/mine")
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(at: pack, to: place)
      #expect(await terminal.run("takehome", "list").output.contains("from the pack mine"))
      let asked = await terminal.run("takehome", "remove", "tiny")
      #expect(asked.status == 1 && asked.output.contains("Tiny would be removed."))
      #expect(await terminal.run("takehome", "remove", "tiny", "--yes").status == 0)
      #expect(!FileManager.default.fileExists(atPath: place.path))
    }
    try await withProject { terminal in
      let own = await terminal.run("takehome", "remove", "tiny", "--yes")
      #expect(own.errors.contains("“tiny” comes with Focus, so it stays."))
    }
  }

  @Test func `the self-check counts what is as it should be`() async throws {
    try await withProject { terminal in
      let verified = await terminal.run("takehome", "verify", "--times", "2")
      #expect(verified.status == 1)
      #expect(verified.output.contains("FAILED  tiny has 0 switched defects, not 12 to 20."))
      #expect(verified.output.contains("FAILED  tiny: the reference, 71 of 100, loses"))
      #expect(verified.output.hasSuffix("0 passed, 5 failed\n"))
      let some = await terminal.run("takehome", "verify", "tiny", "--only", "starter")
      #expect(some.output.hasSuffix("0 passed, 2 failed\n"))
    }
  }
}
