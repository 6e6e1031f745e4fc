import Foundation
import TestSupport
import Testing

@testable import focus

@Suite struct InstallationTests {
  private func setting(_ environment: [String: String], executable: URL) -> Setting {
    Setting(
      environment: environment, executable: executable,
      console: Console(write: { _ in }, writeError: { _ in }, isTerminal: false),
      openBrowser: { _ in }, runner: nil)
  }

  private func makeHome(_ folder: URL) throws {
    for name in ["Content", "Runtimes"] {
      try FileManager.default.createDirectory(
        at: folder.appending(path: name), withIntermediateDirectories: true)
    }
  }

  @Test(
    arguments: [
      ("share/focus", "bin/focus"), ("", ".build/debug/focus"),
      ("", ".build/x86_64-unknown-linux-gnu/release/focus"),
    ])
  func `the home is found beside the program or in the clone`(
    home: String, program: String
  ) async throws {
    try await withTemporaryFolder { folder in
      let root = folder.appending(path: "a place with spaces")
      let expected = home.isEmpty ? root : root.appending(path: home)
      try makeHome(expected)
      let setting = setting([:], executable: root.appending(path: program))
      let found = try Installation(in: setting, data: nil)
      #expect(found.home.path == expected.path)
    }
  }

  @Test func `FOCUS_HOME wins over the program's place`() async throws {
    try await withTemporaryFolder { folder in
      let chosen = folder.appending(path: "chosen")
      for home in [chosen, folder.appending(path: "share/focus")] { try makeHome(home) }
      let setting = setting(
        ["FOCUS_HOME": chosen.path], executable: folder.appending(path: "bin/focus"))
      #expect(try Installation(in: setting, data: nil).home.path == chosen.path)
    }
  }

  @Test func `a miss names all three places`() async throws {
    try await withTemporaryFolder { folder in
      let program = folder.appending(path: ".build/debug/focus")
      let setting = setting(["FOCUS_HOME": "/nowhere"], executable: program)
      #expect {
        try Installation(in: setting, data: nil)
      } throws: { error in
        let text = "\(error)"
        return text.contains("/nowhere (FOCUS_HOME)") && text.contains("share/focus")
          && text.contains("\(folder.path) (the clone)")
      }
    }
  }

  @Test(
    arguments: [
      ("/o", ["FOCUS_DATA": "/e", "XDG_DATA_HOME": "/x", "HOME": "/h"], "/o"),
      (nil, ["FOCUS_DATA": "/e", "XDG_DATA_HOME": "/x", "HOME": "/h"], "/e"),
      (nil, ["XDG_DATA_HOME": "/x", "HOME": "/h"], "/x/focus"),
      (nil, ["XDG_DATA_HOME": "relative", "HOME": "/h"], "/h/.local/share/focus"),
      (nil, ["FOCUS_DATA": "", "HOME": "/h"], "/h/.local/share/focus"),
    ] as [(String?, [String: String], String)])
  func `the data folder is the option's, the environment's or the system's`(
    option: String?, environment: [String: String], data: String
  ) async throws {
    try await withTemporaryFolder { folder in
      try makeHome(folder)
      let environment = environment.merging(["FOCUS_HOME": folder.path]) { $1 }
      let setting = setting(environment, executable: folder.appending(path: "bin/focus"))
      #expect(try Installation(in: setting, data: option).data.path == data)
    }
  }

  @Test func `the cache and the jail may be named by the environment`() async throws {
    try await withTemporaryFolder { folder in
      try makeHome(folder)
      let program = folder.appending(path: "bin/focus")
      let plain = try Installation(
        in: setting(["FOCUS_HOME": folder.path, "HOME": "/h"], executable: program), data: nil)
      #expect(plain.cache.path == "/h/.cache/focus")
      #expect(plain.jail.path == folder.appending(path: "libexec/focus/focus-jail").path)
      let named = try Installation(
        in: setting(
          ["FOCUS_HOME": folder.path, "FOCUS_CACHE": "/c", "FOCUS_JAIL": "/j"],
          executable: program), data: nil)
      #expect(named.cache.path == "/c")
      #expect(named.jail.path == "/j")
    }
  }
}
