@testable import AppFeature
import Domain
import Foundation
import Testing
import TestSupport

@Suite struct StartupFilesTests {
  private let sample = StartupFiles(
    program: "/opt/my \"Focus\" 100%/$bin/focus", options: ["--data", "/home/ada/My data"],
    searchPath: "/opt/swift/usr/bin:/usr/bin", zone: "Europe/Berlin",
    reminders: [.study: 19 * 60 + 5, .habits: 0])

  @Test(arguments: StartupFiles.Manager.allCases)
  func `each file is as it was recorded, and says whose it is`(
    manager: StartupFiles.Manager
  ) throws {
    let files = try sample.files(for: manager)
    #expect(Set(files.map(\.name)).count == files.count)
    for file in files {
      #expect(file.content.contains(StartupFiles.mark))
      try expectSnapshot(file.content, named: file.name)
    }
  }

  @Test func `a property list is read back by the system's parser`() throws {
    let files = try sample.files(for: .launchd)
    #expect(files.map(\.name) == ["focus.serve.plist", "focus.study.plist", "focus.habits.plist"])
    let lists = try files.map { file in
      try #require(
        try PropertyListSerialization.propertyList(from: Data(file.content.utf8), format: nil)
          as? [String: Any])
    }
    #expect(
      lists[0]["ProgramArguments"] as? [String]
        == [sample.program, "serve", "--no-open", "--data", "/home/ada/My data"])
    #expect(lists[0]["RunAtLoad"] as? Bool == true)
    #expect(lists[1]["StartCalendarInterval"] as? [String: Int] == ["Hour": 19, "Minute": 5])
    #expect(
      (lists[2]["ProgramArguments"] as? [String])?.suffix(6)
        == [sample.program, "widget", "--reminder", "habits", "--data", "/home/ada/My data"])
  }

  @Test func `a reminder that is not wanted has no file, and its old one has a name`() throws {
    var files = sample
    files.reminders = [.habits: 60]
    #expect(
      try files.files(for: .systemd).map(\.name)
        == ["focus.service", "focus-habits.service", "focus-habits.timer"])
    #expect(files.unwanted(for: .systemd) == ["focus-study.service", "focus-study.timer"])
    #expect(files.unwanted(for: .launchd) == ["focus.study.plist"])
    #expect(files.next(for: .systemd, folder: "/x").last?.contains("study") == false)
    #expect(files.next(for: .launchd, folder: "/x").count == 2)
  }

  @Test func `neither system's files speak of the other`() throws {
    let linux = try sample.files(for: .systemd).map(\.content).joined()
    let mac = try sample.files(for: .launchd).map(\.content).joined()
    #expect(!linux.contains("osascript") && !linux.contains("launchd"))
    #expect(!mac.contains("notify-send") && !mac.contains("systemd"))
  }
}
