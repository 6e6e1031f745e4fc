import Domain
import Foundation
import TestSupport
import Testing

@testable import focus

@Suite(.timeLimit(.minutes(20))) struct SettingsTests {
  @Test func `settings are listed, changed and read as JSON`() async throws {
    try await withTerminal { terminal in
      let first = await terminal.run("settings")
      #expect(first.status == 0)
      #expect(first.output.contains("\ndaily-goal                 2 problems\n"))
      #expect(first.output.contains("data folder: \(terminal.data.path)"))
      let set = await terminal.run("settings", "set", "daily-goal", "3")
      #expect((set.status, set.output) == (0, "daily-goal  3\n"))
      let json = try Value(json: await terminal.run("settings", "list", "--json").output)
      #expect(json["daily-goal"] == 3)
      #expect(json["zone"] == .null)
      #expect(json["retention"] == 90)
      let after = await terminal.run("settings", "set", "zone", "Asia/Tokyo", "--json")
      #expect(try Value(json: after.output)["zone"] == "Asia/Tokyo")
    }
  }

  @Test(
    arguments: [
      (["daily-gaol", "3"], "daily-goal"), (["daily-goal", "many"], "from 1 to 20"),
      (["zone", "Mars/Olympus"], "Europe/Berlin"), (["daily-goal"], "Usage:"),
    ])
  func `what cannot be set ends with status 2 and the next step`(line: [String], words: String)
    async throws
  {
    try await withTerminal { terminal in
      let refused = await terminal.run(["settings", "set"] + line)
      #expect(refused.status == 2)
      #expect(refused.errors.contains(words))
      #expect(refused.output.isEmpty)
    }
  }

  @Test func `data goes out, comes in and can be taken back`() async throws {
    try await withTerminal { terminal in
      _ = await terminal.run("settings", "set", "name", "Ada")
      let file = terminal.folder.appending(path: "out.json").path
      let out = await terminal.run("export", file)
      #expect(out.status == 0)
      #expect(out.output.contains("focus import \(file)"))
      let again = await terminal.run("export", file)
      #expect((again.status, again.errors.contains("--force")) == (2, true))
      #expect(await terminal.run("export", file, "--force").status == 0)
      #expect(await terminal.run("export", "-").output.hasPrefix("{\"format\":\"focus-data\""))
      _ = await terminal.run("settings", "set", "name", "Grace")
      let look = await terminal.run("import", file)
      #expect(look.status == 1)
      #expect(look.output.contains("Setting"))
      #expect(look.output.contains("1 changed"))
      #expect(look.output.contains("focus import \(file) --merge --yes"))
      #expect(await terminal.run("settings").output.contains("Grace"))
      let done = await terminal.run("import", file, "--replace", "--yes")
      #expect(done.status == 0)
      #expect(await terminal.run("settings").output.contains("Ada"))
      #expect(await terminal.run("import", file).output.contains("nothing to import"))
      #expect(await terminal.run("import", "--undo").status == 0)
      #expect(await terminal.run("settings").output.contains("Grace"))
    }
  }

  @Test(
    arguments: [
      (["/nowhere/x.json"], "it doesn't exist"), (["BROKEN"], "Nothing was changed"),
      (["--undo"], "no import to undo"),
    ])
  func `an import that cannot be done says why`(line: [String], words: String) async throws {
    try await withTerminal { terminal in
      let broken = try terminal.file("broken.json", "{\"format\":\"focus-data\",")
      let refused = await terminal.run(["import"] + line.map { $0 == "BROKEN" ? broken : $0 })
      #expect(refused.status == 2)
      #expect(refused.errors.contains(words))
    }
  }
}
