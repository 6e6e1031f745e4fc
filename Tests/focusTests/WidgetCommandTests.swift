@testable import AppFeature
import Domain
import Foundation
import Store
import Testing
import TestSupport

@testable import focus

@Suite(.timeLimit(.minutes(20))) struct WidgetCommandTests {
  /// A terminal at a standing clock, with the product's own files.
  private func withWidget(
    _ body: @escaping @Sendable (TestTerminal) async throws -> Void
  ) async throws {
    try await withTerminal { terminal in
      var terminal = terminal
      let clock = terminal.folder.appending(path: "clock")
      try Data("2026-02-06T08:40:26Z\n".utf8).write(to: clock)
      terminal.overrides = ["FOCUS_CLOCK": clock.path, "TZ": "GMT"]
      let folder = terminal.home.appending(path: "Public")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try FileManager.default.copyItem(
        at: repositoryRoot.appending(path: "Public/widget"),
        to: folder.appending(path: "widget"))
      try await body(terminal)
    }
  }

  @Test(arguments: Widget.Format.allCases)
  func `each form is written, and tells no trouble`(format: Widget.Format) async throws {
    try await withWidget { terminal in
      let outcome = await terminal.run("widget", "--format", format.rawValue)
      #expect(outcome.status == 0)
      #expect(outcome.output.utf8.count > 1 && outcome.output.utf8.last == UInt8(ascii: "\n"))
      #expect(outcome.errors.isEmpty != format.fetchesData)
    }
  }

  @Test func `text is the form that nobody asked for`() async throws {
    try await withWidget { terminal in
      let outcome = await terminal.run("widget")
      #expect(outcome.output.hasPrefix("No plan yet\n"))
      #expect(outcome.output == (await terminal.run("widget", "--format", "TEXT")).output)
    }
  }

  @Test(arguments: ["", "{", "[]", #"{"streak":"x"}"#, #"{"currentDay":3}"#])
  func `a file that was damaged troubles nobody, and is mended`(content: String) async throws {
    try await withWidget { terminal in
      _ = await terminal.run("widget")
      let file = terminal.data.appending(path: WidgetDataWriter.fileName)
      try Data(content.utf8).write(to: file)
      let outcome = await terminal.run("widget", "--format", "json")
      #expect(outcome.status == 0 && outcome.errors.isEmpty)
      #expect(try String(contentsOf: file, encoding: .utf8) == outcome.output)
    }
  }

  @Test func `a database that cannot be read leaves what was known last`() async throws {
    try await withWidget { terminal in
      let known = await terminal.run("widget", "--format", "json")
      let catalogue = terminal.home.appending(path: "Content/built")
      try FileManager.default.removeItem(at: catalogue)
      let outcome = await terminal.run("widget", "--format", "json")
      #expect(outcome.status == 0)
      #expect(outcome.output == known.output)
      #expect(outcome.errors.contains("last known state"))
    }
  }

  @Test func `a command that saves writes the file before it ends`() async throws {
    try await withWidget { terminal in
      let file = terminal.data.appending(path: WidgetDataWriter.fileName)
      _ = await terminal.run("problems")
      #expect(!FileManager.default.fileExists(atPath: file.path))
      let solution = try terminal.file("two-sum.py")
      #expect(await terminal.run("test", "two-sum", solution).status == 0)
      let before = WidgetDataReader(folder: terminal.data).load()
      #expect(before.lastUpdated == Instant("2026-02-06T08:40:26Z"))
      #expect(before.totalProblems == 1)
    }
  }

  @Test func `the programs that fetch share one key, made when first needed`() async throws {
    try await withWidget { terminal in
      let first = await terminal.run("widget", "--format", "ubersicht")
      #expect(first.errors.contains("A key for the widget was made"))
      let key = try #require(WidgetKey(folder: terminal.data).text)
      #expect(first.output.contains("http://127.0.0.1:8080/widget.json?key=\(key)"))
      let second = await terminal.run(
        "widget", "--format", "scriptable", "--address", "http://192.168.1.5:8080/")
      #expect(second.errors.isEmpty)
      #expect(second.output.contains("\"http://192.168.1.5:8080/widget.json?key=\(key)\""))
      let warned = await terminal.run("widget", "--format", "scriptable")
      #expect(warned.errors.contains("--host 0.0.0.0"))
    }
  }

  @Test func `reminders speak while something is left`() async throws {
    try await withWidget { terminal in
      let study = await terminal.run("widget", "--reminder", "study")
      #expect(study.status == 0 && study.output.hasPrefix("Choose a plan"))
      let habits = await terminal.run("widget", "--reminder", "habits")
      #expect(habits.output == "0 of 3 habits done today.\n")
    }
  }

  @Test(arguments: StartupFiles.Manager.allCases)
  func `files for a service manager are written, and no one else's is touched`(
    manager: StartupFiles.Manager
  ) async throws {
    try await withWidget { terminal in
      let outcome = await terminal.run("widget", "--service", manager.rawValue)
      #expect(outcome.status == 0)
      let files = outcome.output.split(separator: "\n").map(String.init)
      #expect(files.count == 1)
      let text = try String(contentsOfFile: files[0], encoding: .utf8)
      #expect(text.contains("serve") && text.contains("--no-open"))
      #expect(text.contains(terminal.data.path))
      #expect(outcome.errors.contains("No reminder of study"))
      #expect(outcome.errors.contains(manager == .systemd ? "systemctl --user" : "launchctl"))
      #expect(await terminal.run("widget", "--service", manager.rawValue).status == 0)
      try Data("mine".utf8).write(to: URL(filePath: files[0]))
      let refused = await terminal.run("widget", "--service", manager.rawValue)
      #expect(refused.status == 2)
      #expect(try String(contentsOfFile: files[0], encoding: .utf8) == "mine")
    }
  }

  @Test func `reminders have files as long as the settings want them`() async throws {
    try await withWidget { terminal in
      let folder = terminal.folder.appending(path: "units")
      func written() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      }
      let database = try AppDatabase(folder: terminal.data)
      try await database.changePreferences { $0.studyReminderMinutes = 19 * 60 }
      _ = await terminal.run("widget", "--service", "systemd", "--output", folder.path)
      #expect(try written() == ["focus-study.service", "focus-study.timer", "focus.service"])
      let timer = folder.appending(path: "focus-study.timer")
      #expect(
        try String(contentsOf: timer, encoding: .utf8).contains("OnCalendar=*-*-* 19:00:00\n"))
      try await database.changePreferences { $0.studyReminderMinutes = nil }
      _ = await terminal.run("widget", "--service", "systemd", "--output", folder.path)
      #expect(try written() == ["focus.service"])
    }
  }

  @Test(arguments: [
    ["--format", "pdf"], ["--service", "upstart"], ["--reminder", "lunch"],
    ["--output", "/tmp"], ["--format", "json", "--reminder", "study"],
    ["--address", "javascript:alert(1)"], ["--address", "http://a'b"], ["--address", "http://a/b"],
  ])
  func `wrong usage is told as such`(arguments: [String]) async throws {
    try await withWidget { terminal in
      let outcome = await terminal.run(["widget"] + arguments)
      #expect(outcome.status == 2)
      #expect(!outcome.errors.isEmpty && outcome.output.isEmpty)
    }
  }
}
